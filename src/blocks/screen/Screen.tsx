import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';

/** Says what this block is for. */
export default function Screen({ title, description, background }: BlockProps<'screen'>): ReactElement {
  return (
    <Section background={background}>
      <SectionHead title={title} description={description} />
    </Section>
  );
}
