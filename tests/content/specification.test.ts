import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { planSite, routePlan } from '../../src/builder/plan/plan.ts';
import { folderDisk } from '../../src/content/files/disk.ts';
import { ONCE } from '../../src/content/findings/together.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import { type Fact, linksOf, missingFacts } from './screen-facts.ts';

/** Anything: for lists of which only the length is given. */
const any = /./;
const categories = (root: string): string[] => [
  `Blockchain -> ${root}/blockchain`,
  `Cloud Computing -> ${root}/cloud-computing`,
  `DevOps -> ${root}/devops`,
  `Security -> ${root}/security`,
];
const partners: Fact = ['Tapi Freight', 'Purna Health', 'Satpura Bank', 'Girna Mills', 'Aner Foods'];

/** What the specification of the site names, page by page and from top to bottom. */
const pages: Readonly<Record<string, readonly Fact[]>> = {
  '/': [
    '# Enterprise Technology Solutions',
    '* -> /solutions',
    '* -> /contact',
    [
      ['Blockchain', '/services/blockchain'],
      ['Custom software', '/services/custom-software'],
      ['Cloud', '/services/cloud'],
      ['DevOps', '/services/devops'],
      ['Cybersecurity', '/services/security'],
      ['AI and machine learning', '/services/ai-ml'],
    ],
    /Enterprise-grade/i,
    [/^Security/, /^Cloud/, /^Blockchain/],
    partners,
    '* -> /contact',
    '* -> /solutions',
  ],
  '/features': [
    [
      /^analytics$/i,
      /^multi-touch attribution$/i,
      /^real-time reporting$/i,
      /^fraud prevention$/i,
      /^integrations$/i,
      /^automated optimization$/i,
      /^audience segmentation$/i,
      /^data management$/i,
      /^cross-channel insights$/i,
    ],
    /dashboard/i,
    '[cta]',
    '* -> /contact',
  ],
  '/solutions': [
    [
      [/e-commerce/i, '[points]', '/solutions/ecommerce'],
      [/finance/i, '[points]', '/solutions/finance'],
      [/healthcare/i, '[points]', '/solutions/healthcare'],
      [/gaming/i, '[points]', '/solutions/gaming'],
      [/B2B/i, '[points]', '/solutions/b2b'],
      [/enterprise/i, '[points]', '/solutions/enterprise'],
    ],
    /45\s?%/,
    /30\s?%/,
    /40\s?%/,
    '* -> /contact',
    '* -> /pricing',
  ],
  '/resources': [
    ['/resources/blog', '/resources/case-studies', '/resources/webinars', '/resources/guides'],
    [
      ['Cloud Computing', /2025$/, '[image]', 'Read more -> /blog/reading-a-cloud-bill'],
      ['Blockchain', /2025$/, '[image]', 'Read more -> /blog/endorsement-policies'],
      ['DevOps', /2025$/, '[image]', 'Read more -> /blog/small-batches'],
    ],
    [
      ['Financial Services', /^50%/, '[image]', '/case-studies/satpura-bank'],
      ['Healthcare', /^99\.99%/, '[image]', '/case-studies/purna-health'],
      ['Supply Chain', /^30%/, '[image]', '/case-studies/tapi-freight'],
    ],
    [
      [
        /2027$/,
        'Asha Patil',
        '[time]',
        '[image]',
        'Register Now -> /resources/webinars/certificates-before-they-expire',
      ],
      [/2027$/, 'Rohan Deshmukh', '[time]', '[image]', 'Register Now -> /resources/webinars/cloud-budgets-as-code'],
    ],
    [
      ['Guides', '/resources/cloud-guide', '/resources/devops-guide', '/resources/supply-chain-guide'],
      [
        'Whitepapers',
        '/resources/healthcare-whitepaper',
        '/resources/finance-whitepaper',
        '/resources/manufacturing-whitepaper',
      ],
      ['Tools', '/resources/tools'],
    ],
  ],
  '/contact': [
    '# Contact Us',
    '# Send Us a Message',
    '[contact-form]',
    [
      [/^How quickly/, /within 24 hours on business days/],
      [/custom solutions\?$/, /^Yes/],
      [/onboarding take\?$/, /1-2 weeks/],
    ],
  ],
  '/about': [
    /founded in 2020/,
    [
      ['50+', 'Customers'],
      ['5+', 'Countries'],
      ['$1M+', 'Optimized'],
      ['10+', 'Team members'],
    ],
    ['Customer Focus', 'Excellence', 'Collaboration', 'Innovation'],
    partners,
    '* -> /contact',
    '* -> /features',
  ],
  '/products': [['/products/fabric-smp', '/products/enterprise']],
  '/products/fabric-smp': [
    [any, any, any, any],
    /monitor/i,
    /DevOps|pipeline/i,
    '* -> /contact',
    '* -> /resources/docs',
  ],
  '/products/enterprise': [
    [any, any, any, any],
    [any, any, any, any],
    '* -> /contact',
    '* -> /docs/enterprise-brochure.pdf',
  ],
  '/services': [['/services/blockchain', '/services/custom-software', '/services/cloud', '/services/devops']],
  '/services/blockchain': ['[tag-list]', '[steps]', /Hyperledger Fabric/],
  '/services/custom-software': ['[tag-list]', '[steps]'],
  '/services/cloud': ['[tag-list]', '[steps]'],
  '/services/devops': ['[tag-list]', '[steps]'],
  '/services/security': [/99\.99%/],
  '/services/ai-ml': [
    'Start Your AI Journey -> /contact',
    '# AI Capabilities',
    [
      'Machine Learning Models',
      'Predictive Analytics',
      'Conversational AI',
      'Data Engineering',
      'AI Process Automation',
      'Generative AI',
      'AI Compliance & Ethics',
    ],
    '# Transform with Intelligence',
    [any, any, any, any, any],
    'Speak to a Specialist -> /contact',
    'Explore AI Projects -> /projects/ai',
  ],
  '/services/digital-transformation': [
    'Start Your Digital Journey -> /contact',
    '# What We Deliver',
    [
      'Process Automation',
      'Custom Software Development',
      'Modern UI/UX Design',
      'Legacy Modernization',
      'Workflow Orchestration',
      'Enterprise Integrations',
      'Cloud Transformation',
    ],
    '# Business Value',
    [any, any, any, any, any],
    'Book a Consultation -> /contact',
    'See Our Work -> /projects/digital',
  ],
  '/solutions/supply-chain': [/supply chain/i, '* -> /contact'],
  '/solutions/healthcare': [/health|patient|hospital/i, '* -> /contact'],
  '/solutions/finance': [/financ|bank|settle/i, '* -> /contact'],
  '/solutions/manufacturing': [/manufactur|plant/i, '* -> /contact'],
  '/resources/docs': [
    '* -> /docs/getting-started',
    '* -> /docs/installation',
    '* -> /docs/concepts',
    '* -> /docs/first-steps',
    '* -> /docs/api',
    '* -> /docs/api/rest',
    '* -> /docs/api/graphql',
    '* -> /docs/api/websocket',
    '* -> /docs/cli/overview',
    '* -> /docs/cli/commands',
    '* -> /docs/cli/config',
    '* -> /docs/sdk/nodejs',
    '* -> /docs/sdk/python',
    '* -> /docs/sdk/java',
    '* -> /docs/authentication',
    '* -> /docs/data-models',
    '* -> /docs/error-handling',
    '* -> /contact',
    '* -> /community',
  ],
  '/resources/case-studies': [
    '# Client Success Stories',
    [
      [
        'Financial Services',
        'Satpura Bank',
        /^50%/,
        '[challenge]',
        '[solution]',
        '[image]',
        'Read full case study -> /case-studies/satpura-bank',
      ],
      [
        'Healthcare',
        'Purna Health',
        /^99\.99%/,
        '[challenge]',
        '[solution]',
        '[image]',
        'Read full case study -> /case-studies/purna-health',
      ],
      [
        'Supply Chain',
        'Tapi Freight',
        /^30%/,
        '[challenge]',
        '[solution]',
        '[image]',
        'Read full case study -> /case-studies/tapi-freight',
      ],
    ],
    '# Industries We Serve',
    [
      ['Financial Services', '25', '[icon]'],
      ['Healthcare', '18', '[icon]'],
      ['Supply Chain', '15', '[icon]'],
    ],
    'Contact Us -> /contact',
    'View Solutions -> /solutions',
  ],
  '/resources/blog': [
    '# Technical Insights & Updates',
    ...categories('/blog/category'),
    '# Featured Articles',
    [
      [
        'Blockchain',
        'Asha Patil',
        /May 2025$/,
        '8 min read',
        '[image]',
        'Read more -> /blog/hyperledger-fabric-upgrades',
      ],
      ['Security', 'Rohan Deshmukh', /May 2025$/, '6 min read', '[image]', 'Read more -> /blog/least-privilege'],
      ['DevOps', 'Meera Kulkarni', /May 2025$/, '7 min read', '[image]', 'Read more -> /blog/release-on-a-tuesday'],
    ],
    '# Popular Categories',
    [
      ['Blockchain', /^25\b/, '/blog/category/blockchain'],
      ['Cloud Computing', /^32\b/, '/blog/category/cloud-computing'],
      ['DevOps', /^18\b/, '/blog/category/devops'],
      ['Security', /^27\b/, '/blog/category/security'],
      ['AI & ML', /^21\b/, '/blog/category/ai-ml'],
      ['Software Development', /^45\b/, '/blog/category/software-development'],
    ],
    'Subscribe Now -> /newsletter',
    'View All Articles -> /blog/archive',
  ],
  '/resources/whitepapers': [
    '# Technical Whitepapers',
    ...categories('/whitepapers/category'),
    [
      [
        'Enterprise blockchain guide',
        '45 min',
        '2.5 MB',
        '[image]',
        'Read more -> /whitepapers/enterprise-blockchain-guide',
        'Download PDF -> /whitepapers/enterprise-blockchain-guide.pdf',
      ],
      [
        'Cloud security best practices',
        '35 min',
        '1.8 MB',
        '[image]',
        'Read more -> /whitepapers/cloud-security-best-practices',
        'Download PDF -> /whitepapers/cloud-security-best-practices.pdf',
      ],
      [
        'DevOps transformation roadmap',
        '40 min',
        '2.1 MB',
        '[image]',
        'Read more -> /whitepapers/devops-transformation-roadmap',
        'Download PDF -> /whitepapers/devops-transformation-roadmap.pdf',
      ],
    ],
    '# Browse by Category',
    ['Blockchain', 'Cloud Computing', 'DevOps', 'Security', 'AI & ML', 'Digital Transformation'],
    'Subscribe -> /newsletter',
    'Contact Sales -> /contact',
  ],
};

/** The pages that the specification names only as addresses of links. */
const linked: readonly string[] = [
  '/pricing',
  '/demo',
  '/community',
  '/use-cases',
  '/newsletter',
  '/projects/ai',
  '/projects/digital',
  '/resources/webinars',
  '/resources/guides',
  '/resources/tools',
  '/solutions/ecommerce',
  '/solutions/gaming',
  '/solutions/b2b',
  '/solutions/enterprise',
];

/** Addresses that the specification names, and the pages that were there already under another one. */
const redirects = [
  { from: '/docs', to: '/resources/docs' },
  { from: '/services/cybersecurity', to: '/services/security' },
  ...['reading-a-cloud-bill', 'endorsement-policies', 'small-batches'].map((slug) => ({
    from: `/resources/blog/${slug}`,
    to: `/blog/${slug}`,
  })),
  ...['satpura-bank', 'purna-health', 'tapi-freight'].map((slug) => ({
    from: `/resources/case-studies/${slug}`,
    to: `/case-studies/${slug}`,
  })),
];

/** The pages that are articles, studies, papers, recordings, guides and documentation, and the lists of those. */
const entries: readonly (string | RegExp)[] = [
  /^\/people\/[a-z-]+$/,
  /^\/case-studies\/[a-z0-9-]+$/,
  /^\/blog\/[a-z0-9-]+$/,
  '/blog/archive',
  '/blog/archive/2',
  ...['blockchain', 'cloud-computing', 'devops', 'security', 'ai-ml', 'software-development'].map(
    (category) => `/blog/category/${category}`,
  ),
  /^\/whitepapers\/[a-z0-9-]+$/,
  ...['blockchain', 'cloud-computing', 'devops', 'security', 'ai-ml', 'digital-transformation'].map(
    (category) => `/whitepapers/category/${category}`,
  ),
  /^\/resources\/webinars\/[a-z0-9-]+$/,
  /^\/resources\/tools\/[a-z0-9-]+$/,
  '/resources/cloud-guide',
  '/resources/devops-guide',
  '/resources/supply-chain-guide',
  '/resources/healthcare-whitepaper',
  '/resources/finance-whitepaper',
  '/resources/manufacturing-whitepaper',
  '/docs/getting-started',
  '/docs/installation',
  '/docs/concepts',
  '/docs/first-steps',
  '/docs/api',
  '/docs/api/rest',
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
];

/** The menu, an entry below another one indented. */
const menu = [
  'Home -> /',
  '/products',
  '  /products/fabric-smp',
  '  /products/enterprise',
  '/services',
  '  /services/blockchain',
  '  /services/custom-software',
  '  /services/cloud',
  '  /services/devops',
  '/solutions',
  '  /solutions/supply-chain',
  '  /solutions/healthcare',
  '  /solutions/finance',
  '  /solutions/manufacturing',
  '/about',
  '/contact',
];

const footer = [
  '/pricing',
  '/docs',
  '/resources/docs',
  '/resources/case-studies',
  '/resources/blog',
  '/resources/whitepapers',
  ...Object.keys(pages).filter((route) => route.startsWith('/services/')),
];

let loaded: Loaded;
let plans: RoutePlan[] = [];
beforeAll(async () => {
  // A day on which the webinars that the site announces are still to come.
  const view = { at: '2026-12-01', all: false };
  loaded = await loadSite(folderDisk(fileURLToPath(new URL('../..', import.meta.url))), ONCE, view);
  if (loaded.site === undefined) return;
  const { pages, frame } = planSite(loaded.site, { year: '2031', drafts: false });
  plans = pages.map((page) => routePlan(page, frame));
});

const addressOf = (link: string): string => link.slice(link.lastIndexOf(' -> ') + 4);

test('the site has no mistakes', () => {
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

const isEntry = (address: string): boolean =>
  entries.some((each) => (typeof each === 'string' ? each === address : each.test(address)));

test('the site has these pages and no others', () => {
  const routes = Object.keys(pages);
  expect(routes).toHaveLength(25);
  const others = plans.map(({ route }) => route).filter((route) => !isEntry(route));
  // The brochure is a page on the web, too.
  expect(others).toEqual([...routes, ...linked, '/brochure'].sort());
});

test('every article, paper and chapter that the specification links to is a page', () => {
  const routes = plans.map(({ route }) => route);
  const missing = entries.filter(
    (each) => !routes.some((route) => (typeof each === 'string' ? each === route : each.test(route))),
  );
  expect(missing.map(String)).toEqual([]);
  expect(loaded.site?.settings.planned).toBeUndefined();
});

describe('the page', () => {
  for (const [route, facts] of Object.entries(pages)) {
    test(`${route} shows what it should, in order`, () => {
      const plan = plans.find((each) => each.route === route);
      expect(plan?.screen.kind).toBe('page');
      expect(missingFacts(plan, facts)).toEqual([]);
    });
  }
});

test('every page that the specification links to opens with a title and has five to eight blocks', () => {
  for (const route of linked) {
    const screen = plans.find((each) => each.route === route)?.screen;
    const types = screen?.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [];
    expect(types[0], route).toBe('hero');
    expect(types.length, route).toBeGreaterThanOrEqual(5);
    expect(types.length, route).toBeLessThanOrEqual(8);
  }
});

test('addresses that are the same page as another one lead there', () => {
  expect(loaded.site?.settings.redirects).toEqual(redirects);
});

describe('every page', () => {
  test('has the menu', () => {
    const nav = plans[0]?.frame.site.nav;
    const entries = (nav?.items ?? []).flatMap(({ href, items }) => [
      href?.href ?? '',
      ...(items ?? []).map((item) => `  ${item.href.href}`),
    ]);
    expect(entries).toEqual(menu.map((entry) => entry.replace('Home -> ', '')));
    expect(linksOf(nav)).toContain('Home -> /');
    expect(linksOf(nav?.action)).toEqual(['Get Started -> /contact']);
  });

  test('has the footer', () => {
    const site = plans[0]?.frame.site;
    expect(linksOf(site?.footer).map(addressOf)).toEqual(expect.arrayContaining(footer));
    expect(JSON.stringify(site?.footer?.copyright)).toContain('2031');
    expect(JSON.stringify(site?.footer?.description)).toMatch(/marketing measurement and analytics/);
    expect(site?.contact).toMatchObject({
      phone: expect.any(String),
      email: expect.any(String),
      address: 'Jalgaon, India',
    });
    expect(site?.contact?.profiles).not.toHaveLength(0);
  });
});

describe('links', () => {
  const ownAddresses = (): string[] =>
    plans
      .flatMap(({ screen, frame }) => linksOf([screen, frame]))
      .map((link) => addressOf(link).replace(/#.*/, ''))
      .filter((address) => address.startsWith('/'));

  test('lead to a page, its PDF document or a redirect', () => {
    const pdfs = loaded.site?.pages.flatMap(({ pdf }) => pdf ?? []) ?? [];
    const here = new Set([...plans.map(({ route }) => route), ...redirects.map(({ from }) => from), ...pdfs]);
    const found = new Set(ownAddresses());
    expect(found.size).toBeGreaterThan(90);
    expect([...found].filter((address) => !here.has(address))).toEqual([]);
  });

  test('lead to every page that the specification names', () => {
    const found = new Set(ownAddresses());
    const unused = [...linked, '/docs', ...entries].filter((each) => typeof each === 'string' && !found.has(each));
    expect(unused).toEqual([]);
  });
});
