import type { Fact, Shown } from '../screen-facts.ts';
import { at, chapters, linked } from './addresses.ts';

const categories = (root: string): string[] => [
  `Blockchain -> ${root}/blockchain`,
  `Cloud Computing -> ${root}/cloud-computing`,
  `DevOps -> ${root}/devops`,
  `Security -> ${root}/security`,
];

const article = (category: string, date: Shown): Shown[] => [
  category,
  date,
  '[author]',
  '[readTime]',
  '[image]',
  'Read more -> /blog/*',
];
const paper = (title: RegExp, readTime: string, size: string): Shown[] => [
  title,
  readTime,
  size,
  '[image]',
  'Read more -> /whitepapers/*',
  'Download PDF -> /whitepapers/*.pdf',
];
const story = (industry: string, result: RegExp): Shown[] => [
  industry,
  '[company]',
  result,
  '[challenge]',
  '[solution]',
  '[image]',
  'Read full case study -> /case-studies/*',
];
const webinar: Shown[] = ['[date]', '[time]', '[presenter]', '[image]', 'Register Now -> /resources/webinars/*'];

/** What the specification of our own site names on the screens below `/resources`. */
export const resources: Readonly<Record<string, readonly Fact[]>> = {
  [at.resources]: [
    [at.blog, at.caseStudies, linked.webinars, linked.guides],
    [article('[category]', '[date]'), article('[category]', '[date]'), article('[category]', '[date]')],
    [
      ['Financial Services', /^50%/, '[image]', '/case-studies/*'],
      ['Healthcare', /^99\.99%/, '[image]', '/case-studies/*'],
      ['Supply Chain', /^30%/, '[image]', '/case-studies/*'],
    ],
    [webinar, webinar],
    [
      ['Guides', '/resources/cloud-guide', '/resources/devops-guide', '/resources/supply-chain-guide'],
      [
        'Whitepapers',
        '/resources/healthcare-whitepaper',
        '/resources/finance-whitepaper',
        '/resources/manufacturing-whitepaper',
      ],
      ['Tools', linked.tools],
    ],
  ],
  [at.docs]: [...chapters.map((chapter) => `* -> ${chapter}`), `* -> ${at.contact}`, `* -> ${linked.community}`],
  [at.caseStudies]: [
    '# Client Success Stories',
    [story('Financial Services', /^50%/), story('Healthcare', /^99\.99%/), story('Supply Chain', /^30%/)],
    '# Industries We Serve',
    [
      ['Financial Services', '25', '[icon]'],
      ['Healthcare', '18', '[icon]'],
      ['Supply Chain', '15', '[icon]'],
    ],
    `Contact Us -> ${at.contact}`,
    `View Solutions -> ${at.solutions}`,
  ],
  [at.blog]: [
    '# Technical Insights & Updates',
    ...categories('/blog/category'),
    '# Featured Articles',
    [article('Blockchain', /May 2025$/), article('Security', /May 2025$/), article('DevOps', /May 2025$/)],
    '# Popular Categories',
    [
      ['Blockchain', /^25\b/, '/blog/category/blockchain'],
      ['Cloud Computing', /^32\b/, '/blog/category/cloud-computing'],
      ['DevOps', /^18\b/, '/blog/category/devops'],
      ['Security', /^27\b/, '/blog/category/security'],
      ['AI & ML', /^21\b/, '/blog/category/ai-ml'],
      ['Software Development', /^45\b/, '/blog/category/software-development'],
    ],
    `Subscribe Now -> ${linked.newsletter}`,
    'View All Articles -> /blog/archive',
  ],
  [at.whitepapers]: [
    '# Technical Whitepapers',
    ...categories('/whitepapers/category'),
    [
      paper(/^enterprise blockchain guide$/i, '45 min', '2.5 MB'),
      paper(/^cloud security best practices$/i, '35 min', '1.8 MB'),
      paper(/^devops transformation roadmap$/i, '40 min', '2.1 MB'),
    ],
    '# Browse by Category',
    ['Blockchain', 'Cloud Computing', 'DevOps', 'Security', 'AI & ML', 'Digital Transformation'],
    `Subscribe -> ${linked.newsletter}`,
    `Contact Sales -> ${at.contact}`,
  ],
};
