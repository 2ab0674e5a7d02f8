export default defineAppConfig({ docus: { title: 'Lamp', description: 'Light, where it is needed.', url: 'https://lamp.example' } });
