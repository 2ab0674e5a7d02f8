console.info('A visit.');
