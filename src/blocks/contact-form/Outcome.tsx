import { chakra } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import type { SiteFrame } from '../../model/generated/resolved.ts';
import { StyledAppear } from '../shared/Appear.tsx';
import { mailHref, phoneHref } from '../shared/contact-hrefs.ts';
import { useFrame, useWords } from '../shared/context.tsx';
import { glyphs } from '../shared/glyphs.ts';
import { IconView } from '../shared/IconView.tsx';
import { StyledLink } from '../shared/SmartLink.tsx';
import { useStyles } from '../shared/styles.ts';
import { contactFormRecipe } from './contact-form.recipe.ts';
import type { FormState } from './form-state.ts';

const icons = { success: glyphs.done, error: glyphs.alert } as const;

/** Another way to reach people when the form fails: by e-mail, or else by phone. */
function OtherWay({ email, phone }: NonNullable<SiteFrame['contact']>): ReactElement | null {
  const styles = useStyles(contactFormRecipe);
  const { orCall, orWrite } = useWords();
  if (email === undefined && phone === undefined) return null;
  return (
    <chakra.p css={styles.otherWay}>
      {email === undefined ? orCall : orWrite}{' '}
      {email !== undefined && <StyledLink to={mailHref(email)}>{email}</StyledLink>}
      {email === undefined && phone !== undefined && <StyledLink to={phoneHref(phone)}>{phone}</StyledLink>}
    </chakra.p>
  );
}

type OutcomeProps = { readonly state: FormState; readonly status: RefObject<HTMLDivElement | null> };

/** What came of sending. The live region is there before its text, or screen readers would miss the first. */
export function Outcome({ state, status }: OutcomeProps): ReactElement {
  const styles = useStyles(contactFormRecipe);
  const outcome = state === 'success' || state === 'error' ? state : undefined;
  const { site, words } = useFrame();
  const { contact = {} } = site;
  return (
    <chakra.div css={styles.outcome}>
      <chakra.div ref={status} role="status" tabIndex={-1} css={styles.status}>
        {outcome !== undefined && (
          <StyledAppear element="div" css={styles.box} data-outcome={outcome}>
            <IconView of={icons[outcome]} />
            <p>{outcome === 'success' ? words.sent : words.notSent}</p>
          </StyledAppear>
        )}
      </chakra.div>
      {outcome === 'error' && <OtherWay {...contact} />}
    </chakra.div>
  );
}
