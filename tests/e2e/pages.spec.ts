import { expect } from 'playwright/test';
import { expectQuiet, listen } from './expect-quiet.ts';
import { test } from './test.ts';

const facts = {
  '/': {
    status: 200,
    title: 'Enterprise Technology Solutions | Vaghur Technologies',
    headings: [
      'h1 Enterprise Technology Solutions',
      'h2 One team, from first sketch to steady running',
      'h3 Blockchain',
      'h3 Custom software',
      'h3 Cloud',
      'h3 DevOps',
      'h3 Cybersecurity',
      'h3 AI and machine learning',
      'h2 Built in terraces, so nothing rests on luck',
      'h3 Security at every level',
      'h3 Cloud without lock-in',
      'h3 Blockchain where it earns its place',
      'h2 Trusted by teams that move goods, money and records',
      'h2 Tell us what keeps you up at night',
    ],
    links: [
      'Explore solutions -> /solutions',
      'Contact us -> /contact',
      'Blockchain -> /services/blockchain',
      'Custom software -> /services/custom-software',
      'Cloud -> /services/cloud',
      'DevOps -> /services/devops',
      'Cybersecurity -> /services/security',
      'AI and machine learning -> /services/ai-ml',
      'Contact us -> /contact',
      'View solutions -> /solutions',
    ],
  },
  '/contact': {
    status: 200,
    title: 'Contact Us | Vaghur Technologies',
    headings: [
      'h1 Contact Us',
      'h2 Send Us a Message',
      'h2 Contact information',
      'h2 Before you write',
      'h3 How quickly will I hear back?',
      'h3 Do you offer custom solutions?',
      'h3 How long does onboarding take?',
    ],
    links: [
      '+91 257 555 0100 -> tel:+912575550100',
      'hello@vaghur.example -> mailto:hello@vaghur.example',
      'Vaghur Technologies -> https://www.linkedin.com/company/vaghur-technologies',
      '+91 257 555 0100 -> tel:+912575550100',
      'products -> /products',
    ],
  },
  '/no-such-page': {
    status: 404,
    title: 'Page not found | Vaghur Technologies',
    headings: ['h1 Unexpected Application Error!'],
    links: ['Back to the home page -> /', 'Tell us about it -> /contact'],
  },
} as const;

const headerLinks = [
  'Home -> /',
  'Fabric SMP -> /products/fabric-smp',
  'Enterprise -> /products/enterprise',
  'All products -> /products',
  'Blockchain -> /services/blockchain',
  'Custom software -> /services/custom-software',
  'Cloud -> /services/cloud',
  'DevOps -> /services/devops',
  'All services -> /services',
  'Ask an engineer -> /contact',
  'Supply chain -> /solutions/supply-chain',
  'Healthcare -> /solutions/healthcare',
  'Finance -> /solutions/finance',
  'Manufacturing -> /solutions/manufacturing',
  'All solutions -> /solutions',
  'Tell us about it -> /contact',
  'About -> /about',
  'Contact -> /contact',
];

const footerLinks = [
  'Blockchain -> /services/blockchain',
  'Custom software -> /services/custom-software',
  'Cloud -> /services/cloud',
  'DevOps -> /services/devops',
  'Security -> /services/security',
  'AI and ML -> /services/ai-ml',
  'Digital transformation -> /services/digital-transformation',
  'Supply chain -> /solutions/supply-chain',
  'Healthcare -> /solutions/healthcare',
  'Finance -> /solutions/finance',
  'Manufacturing -> /solutions/manufacturing',
  'Documentation -> /resources/docs',
  'Case studies -> /resources/case-studies',
  'Blog -> /resources/blog',
  'Whitepapers -> /resources/whitepapers',
  'About -> /about',
  'Products -> /products',
  'Pricing -> /pricing',
  'Docs -> /docs',
  'Contact -> /contact',
];

/** Runs in the page: label and target of each link in a part, in order. */
const linksIn = (part: Element): string[] =>
  [...part.querySelectorAll('a')].map((link) => {
    const label = link.querySelector('b') ?? link;
    return `${(label.textContent ?? '').trim()} -> ${link.getAttribute('href')}`;
  });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const [route, fact] of Object.entries(facts)) {
      test(`${route} has its headings and links in order`, async ({ page }) => {
        const noise = listen(page, [404]);
        const response = await page.goto(route);
        expect(response?.status()).toBe(fact.status);
        await expect(page).toHaveTitle(fact.title);
        const headings = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map((each) => `${each.localName} ${(each.textContent ?? '').trim()}`));
        expect(headings).toEqual(fact.headings);
        expect(await page.locator('main').evaluate(linksIn)).toEqual(fact.links);
        expect(await page.locator('header nav > ul').evaluate(linksIn)).toEqual(headerLinks);
        const columns = await page
          .locator('footer nav')
          .evaluateAll((all) =>
            all.flatMap((part) =>
              [...part.querySelectorAll('a')].map((link) => `${link.textContent} -> ${link.getAttribute('href')}`),
            ),
          );
        expect(columns).toEqual(footerLinks);
        await expect(page.getByRole('contentinfo')).toContainText('marketing measurement and analytics');
        await expect(page.getByRole('contentinfo')).toContainText(
          `© ${new Date().getFullYear()} Vaghur Technologies. All rights reserved.`,
        );
        expectQuiet(noise);
      });
    }
  });
}

test('a page is complete in one document, one font and its pictures', async ({ page }) => {
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(types.filter((type) => !['document', 'font', 'image', 'other'].includes(type))).toEqual([]);
  expect(types.filter((type) => type === 'document')).toHaveLength(1);
  expect(types.filter((type) => type === 'font')).toHaveLength(1);
});

test('search engines and social networks are told what the page is', async ({ page }) => {
  await page.goto('/contact');
  const meta = (selector: string): Promise<string | null> => page.locator(selector).getAttribute('content');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://www.vaghur.example/contact');
  expect(await meta('meta[name=description]')).toContain('within 24 hours on business days');
  expect(await meta('meta[property="og:title"]')).toContain('Contact Us');
  expect(await meta('meta[property="og:url"]')).toBe('https://www.vaghur.example/contact');
  expect(await meta('meta[property="og:image"]')).toBe('https://www.vaghur.example/images/social-card.png');
  expect(await meta('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/mark.svg');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('the year in the footer follows the calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Vaghur Technologies');
});

test('a sub-page shows where it is', async ({ page }) => {
  await page.goto('/services/cloud');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await trail.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    '/',
    '/services',
  ]);
  await expect(trail.locator('[aria-current=page]')).toHaveText('Cloud');
  await page.goto('/services');
  await expect(trail).toHaveCount(0);
});
