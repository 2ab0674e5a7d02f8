import type { SitePlace } from '../../content/entries/places.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import type { siteAddress } from '../../schema/formats/site-address.ts';
import { weekdays } from '../../values/days-of-week.ts';
import { openingHours, openSpansIn } from '../../values/hours.ts';
import { pointOf } from '../../values/place.ts';
import { weekdayNamesIn, weekdaysIn } from '../../values/weekdays.ts';
import { inForm } from '../../values/when.ts';
import { absolute } from './links.ts';

/**
 * Who makes a site and where they are, for search engines, in the words of schema.org. One address is one place.
 * @returns undefined for a site that says no place
 */
export function organizationOf(
  { name, logo, contact = {} }: WrittenSite,
  { origin, base }: ReturnType<typeof siteAddress>,
): object | undefined {
  const { address, phone, email, places } = contact;
  const all: readonly SitePlace[] = places ?? (address === undefined ? [] : [{ name, address }]);
  if (all.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + base,
    logo: logo && absolute(origin, base, logo),
    telephone: phone,
    email,
    location: all.map(placeFor),
  };
}

/** A place as JSON: what it doesn't say is undefined, which JSON leaves out. */
const placeFor = ({ name, address, phone, email, hours = [], coordinates }: SitePlace): object => {
  const point = pointOf(coordinates ?? '');
  const open = hours.flatMap(specificationsOf);
  return {
    '@type': 'LocalBusiness',
    name,
    address,
    telephone: phone,
    email,
    geo: point && { '@type': 'GeoCoordinates', latitude: point.north, longitude: point.east },
    openingHoursSpecification: open.length === 0 ? undefined : open,
  };
};

/** The hours of some days, one entry for each span: a day without an entry is closed. */
function specificationsOf({ days, hours }: NonNullable<SitePlace['hours']>[number]): readonly object[] {
  const named = (weekdaysIn(inForm(weekdays, days) ?? '') ?? []).map((day) => weekdayNamesIn([day], 'en'));
  return (openSpansIn(inForm(openingHours, hours) ?? '') ?? []).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: named,
    opens: clock(from),
    closes: clock(until),
  }));
}

/** What closes at midnight closes in the last minute of the day there. */
const clock = (minutes: number): string =>
  new Date(Math.min(minutes, 24 * 60 - 1) * 60_000).toISOString().slice('1970-01-01T'.length, -':00.000Z'.length);
