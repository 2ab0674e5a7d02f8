import type { Fact } from '../screen-facts.ts';
import { at, brochure, linked } from './addresses.ts';
import { resources } from './resources.ts';
import { home } from './words.ts';

/** Anything: for lists of which only the length is given. */
const any = /./;
const partners: Fact = ['[image]', '[image]', '[image]', '[image]', '[image]'];

/** What the specification of our own site names on its screens, page by page and from top to bottom. */
export const screens: Readonly<Record<string, readonly Fact[]>> = {
  [at.home]: [
    `# ${home.heading}`,
    `* -> ${at.solutions}`,
    `* -> ${at.contact}`,
    [[at.blockchain], [at.customSoftware], [at.cloud], [at.devops], [at.security], [at.aiMl]],
    /Enterprise-grade/i,
    [/^Security/, /^Cloud/, /^Blockchain/],
    '[logo-strip]',
    partners,
    `* -> ${at.contact}`,
    `* -> ${at.solutions}`,
  ],
  [at.features]: [
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
    `* -> ${at.contact}`,
  ],
  [at.solutions]: [
    [
      [/e-commerce/i, '[points]', linked.ecommerce],
      [/finance/i, '[points]', at.finance],
      [/healthcare/i, '[points]', at.healthcare],
      [/gaming/i, '[points]', linked.gaming],
      [/B2B/i, '[points]', linked.b2b],
      [/enterprise/i, '[points]', linked.enterprises],
    ],
    /45\s?%/,
    /30\s?%/,
    /40\s?%/,
    `* -> ${at.contact}`,
    `* -> ${linked.pricing}`,
  ],
  [at.contact]: [
    '# Contact Us',
    '# Send Us a Message',
    '[contact-form]',
    [[/within 24 hours on business days/], [/custom solutions/i], [/onboarding takes 1-2 weeks/i]],
  ],
  [at.about]: [
    /founded in 2020/,
    [
      ['50+', 'Customers'],
      ['5+', 'Countries'],
      ['$1M+', 'Optimized'],
      ['10+', 'Team members'],
    ],
    ['Customer Focus', 'Excellence', 'Collaboration', 'Innovation'],
    '[logo-strip]',
    partners,
    `* -> ${at.contact}`,
    `* -> ${at.features}`,
  ],
  [at.products]: [[at.fabricSmp, at.enterprise]],
  [at.fabricSmp]: [[any, any, any, any], /monitor/i, /DevOps|pipeline/i, `* -> ${at.contact}`, `* -> ${at.docs}`],
  [at.enterprise]: [[any, any, any, any], [any, any, any, any], `* -> ${at.contact}`, `* -> ${brochure}`],
  [at.services]: [[at.blockchain, at.customSoftware, at.cloud, at.devops]],
  [at.blockchain]: ['[tag-list]', '[steps]', /Hyperledger Fabric/],
  [at.customSoftware]: ['[tag-list]', '[steps]'],
  [at.cloud]: ['[tag-list]', '[steps]'],
  [at.devops]: ['[tag-list]', '[steps]'],
  [at.security]: [/99\.99%/],
  [at.aiMl]: [
    `Start Your AI Journey -> ${at.contact}`,
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
    `Speak to a Specialist -> ${at.contact}`,
    `Explore AI Projects -> ${linked.aiProjects}`,
  ],
  [at.digitalTransformation]: [
    `Start Your Digital Journey -> ${at.contact}`,
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
    `Book a Consultation -> ${at.contact}`,
    `See Our Work -> ${linked.digitalProjects}`,
  ],
  [at.supplyChain]: [/supply chain/i, `* -> ${at.contact}`],
  [at.healthcare]: [/health|patient|hospital/i, `* -> ${at.contact}`],
  [at.finance]: [/financ|bank|settle/i, `* -> ${at.contact}`],
  [at.manufacturing]: [/manufactur|plant/i, `* -> ${at.contact}`],
  ...resources,
};
