import type { Config } from '@docusaurus/types';

const name = 'Kettle';

const config: Config = {
  title: name,
  tagline: 'A small tool that boils water.',
  url: 'https://kettle.example',
  i18n: { defaultLocale: 'en' },
  customFields: { built: new Date().toISOString() },
  themeConfig: {
    navbar: {
      items: [
        { to: '/docs/intro', label: 'Docs' },
        { to: '/blog', label: 'Blog' },
        { href: 'https://example.org/kettle', label: 'Code' },
        { type: 'search' },
      ],
    },
  } satisfies object,
};

export default config;
