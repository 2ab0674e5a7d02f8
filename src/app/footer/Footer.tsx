import { type ContactDetails, ContactLink, contactIcons, placesShown } from '../../blocks/shared/ContactLink.tsx';
import { useFrame } from '../../blocks/shared/context.tsx';
import { IconView, Paragraph, Phrase, SmartLink, VisuallyHidden, Words } from '../../blocks/shared/Elements.tsx';
import { containerRecipe } from '../../blocks/shared/recipes.recipe.ts';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import { plainText, type RichText } from '../../model/text.ts';
import { useCurrent } from '../header/current.ts';
import { Brand } from '../header/Header.tsx';
import { footerRecipe } from './footer.recipe.ts';

/** The foot of every page. Without a `footer:` in site.yaml it names the site and the ways to reach it. */
export function Footer() {
  const { site } = useFrame();
  const current = useCurrent();
  const { description, columns = [], copyright, note } = site.footer ?? {};
  return (
    <chakra.footer css={useStyles(footerRecipe).root}>
      <chakra.div css={containerRecipe()}>
        <div className="top">
          <div className="about">
            <Brand />
            {paragraphsOf(description)}
            <FooterContact of={site.contact} />
            <FooterProfiles />
          </div>
          {columns.map((column, index) => (
            <nav key={index} aria-label={plainText(column.title)} data-screen-only="">
              <Phrase as="h2" of={column.title} />
              <ul>
                {column.items.map((link, at) => (
                  <li key={at}>
                    <SmartLink to={link.href} aria-current={current.page(link.href)}>
                      <Words of={link.label} />
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <FooterPlaces />
        {copyright === undefined && note === undefined ? null : (
          <div className="end">
            <Paragraph of={copyright} />
            {note && <div>{paragraphsOf(note)}</div>}
          </div>
        )}
      </chakra.div>
    </chakra.footer>
  );
}

const paragraphsOf = (texts: RichText | undefined) => texts?.map((text, index) => <Paragraph key={index} of={text} />);

function FooterContact({ of: contact = {} }: { readonly of: ContactDetails | undefined }) {
  const ways = (['email', 'phone', 'address'] as const).filter((way) => contact[way] !== undefined);
  if (ways.length === 0) return null;
  return (
    <ul>
      {ways.map((way) => (
        <li key={way}>
          <IconView of={contactIcons[way]} />
          <ContactLink kind={way} of={contact} />
        </li>
      ))}
    </ul>
  );
}

function FooterPlaces() {
  const { contact, footer } = useFrame().site;
  const places = placesShown(contact?.places, footer?.places);
  if (places.length === 0) return null;
  return (
    <div className="places">
      {places.map((place) => (
        <div key={place.name}>
          <p>{place.name}</p>
          <FooterContact of={place} />
        </div>
      ))}
    </div>
  );
}

/** The site's pages on other services, with their marks. What a mark says to eyes stands in words, too. */
function FooterProfiles() {
  const { site, profileMarks } = useFrame();
  if (!profileMarks?.length) return null;
  return (
    <ul className="profiles">
      {site.contact?.profiles?.map(({ label, href }, index) => {
        const { icon, name } = profileMarks[index] ?? { icon: [] };
        return (
          <li key={index}>
            <IconView of={icon} />
            <SmartLink to={href}>
              {name && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
              <Words of={label} />
            </SmartLink>
          </li>
        );
      })}
    </ul>
  );
}
