/** The addresses of our own site that its specification names. Every other address is read from `pages/` and `site.yaml`. */

/** The registered routes, by a word for each. */
export const at = {
  home: '/',
  features: '/features',
  solutions: '/solutions',
  resources: '/resources',
  contact: '/contact',
  about: '/about',
  products: '/products',
  fabricSmp: '/products/fabric-smp',
  enterprise: '/products/enterprise',
  services: '/services',
  blockchain: '/services/blockchain',
  customSoftware: '/services/custom-software',
  cloud: '/services/cloud',
  devops: '/services/devops',
  security: '/services/security',
  aiMl: '/services/ai-ml',
  digitalTransformation: '/services/digital-transformation',
  supplyChain: '/solutions/supply-chain',
  healthcare: '/solutions/healthcare',
  finance: '/solutions/finance',
  manufacturing: '/solutions/manufacturing',
  docs: '/resources/docs',
  caseStudies: '/resources/case-studies',
  blog: '/resources/blog',
  whitepapers: '/resources/whitepapers',
} as const;

/** Pages that it names only as addresses of links, and that are written like the registered ones. */
export const linked = {
  pricing: '/pricing',
  demo: '/demo',
  community: '/community',
  useCases: '/use-cases',
  newsletter: '/newsletter',
  aiProjects: '/projects/ai',
  digitalProjects: '/projects/digital',
  webinars: '/resources/webinars',
  guides: '/resources/guides',
  tools: '/resources/tools',
  ecommerce: '/solutions/ecommerce',
  gaming: '/solutions/gaming',
  b2b: '/solutions/b2b',
  enterprises: '/solutions/enterprise',
} as const;

/** The document for the Enterprise product. */
export const brochure = '/docs/enterprise-brochure.pdf';

/** A chapter of the documentation with code on it. */
export const restApi = '/docs/api/rest';

/** The chapters of the documentation. */
export const chapters = [
  '/docs/getting-started',
  '/docs/installation',
  '/docs/concepts',
  '/docs/first-steps',
  '/docs/api',
  restApi,
  '/docs/api/graphql',
  '/docs/api/websocket',
  '/docs/cli/overview',
  '/docs/cli/commands',
  '/docs/cli/config',
  '/docs/sdk/nodejs',
  '/docs/sdk/python',
  '/docs/sdk/java',
  '/docs/authentication',
  '/docs/data-models',
  '/docs/error-handling',
] as const;

/** What comes with a category in its address. */
const categories = ['blockchain', 'cloud-computing', 'devops', 'security', 'ai-ml'];

/** Articles, studies, papers, recordings, tools, guides and chapters, and the lists of those. People are what `author` leads to. */
export const entries: readonly (string | RegExp)[] = [
  /^\/people\/[a-z-]+$/,
  /^\/case-studies\/[a-z0-9-]+$/,
  /^\/blog\/[a-z0-9-]+$/,
  '/blog/archive',
  /^\/blog\/archive\/\d+$/,
  ...[...categories, 'software-development'].map((category) => `/blog/category/${category}`),
  /^\/whitepapers\/[a-z0-9-]+$/,
  ...[...categories, 'digital-transformation'].map((category) => `/whitepapers/category/${category}`),
  /^\/resources\/webinars\/[a-z0-9-]+$/,
  /^\/resources\/tools\/[a-z0-9-]+$/,
  '/resources/cloud-guide',
  '/resources/devops-guide',
  '/resources/supply-chain-guide',
  '/resources/healthcare-whitepaper',
  '/resources/finance-whitepaper',
  '/resources/manufacturing-whitepaper',
  ...chapters,
];

/** Addresses that it names for a page with another one, and where they lead. */
export const redirects: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/docs$/, at.docs],
  [/^\/services\/cybersecurity$/, at.security],
  [/^\/resources\/blog\/([a-z0-9-]+)$/, '/blog/$1'],
  [/^\/resources\/case-studies\/([a-z0-9-]+)$/, '/case-studies/$1'],
];

/** The menu, an entry below another one indented. */
export const menu: readonly string[] = [
  at.home,
  at.products,
  `  ${at.fabricSmp}`,
  `  ${at.enterprise}`,
  at.services,
  `  ${at.blockchain}`,
  `  ${at.customSoftware}`,
  `  ${at.cloud}`,
  `  ${at.devops}`,
  at.solutions,
  `  ${at.supplyChain}`,
  `  ${at.healthcare}`,
  `  ${at.finance}`,
  `  ${at.manufacturing}`,
  at.about,
  at.contact,
];

/** What the footer leads to, among others. */
export const footer: readonly string[] = [
  linked.pricing,
  '/docs',
  at.docs,
  at.caseStudies,
  at.blog,
  at.whitepapers,
  ...Object.values(at).filter((route) => route.startsWith(`${at.services}/`)),
];
