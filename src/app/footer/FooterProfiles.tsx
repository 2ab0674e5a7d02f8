import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useFrame } from '../../blocks/shared/context.tsx';
import { IconView } from '../../blocks/shared/IconView.tsx';
import { SmartLink } from '../../blocks/shared/SmartLink.tsx';
import { Words } from '../../blocks/shared/Words.tsx';

/** The site's pages on other services, with their marks. What a mark says to eyes stands in words, too. */
export function FooterProfiles(): ReactElement | null {
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
