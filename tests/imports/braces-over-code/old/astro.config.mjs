export default { site: 'https://www.example.org' };
