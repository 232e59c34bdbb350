import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ComponentType } from 'react';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useLinkToken } from '../forms/use-link-token.ts';
import { useCasePart } from './use-case-part.ts';

interface CaseStatusPageProps {
  /** The same function at each render. */
  load: () => Promise<ComponentType<{ code: string }>>;
  /** Stands there until the case does. */
  title: string;
  className?: string | undefined;
}

/** A case by the code that was mailed; the code stands behind the number sign, which reaches no server. */
export function CaseStatusPage({ load, title, className }: CaseStatusPageProps) {
  const { token, visit } = useLinkToken();
  const { Part, hasFailed, retry } = useCasePart(load);
  return (
    <div className={`${layout.page} ${className}`}>
      {Part && token !== null ? (
        <Part key={visit} code={token} />
      ) : (
        <>
          <h1>{title}</h1>
          {hasFailed ? <NoAnswer onRetry={retry} /> : <Bone kind="line" width="most" />}
        </>
      )}
    </div>
  );
}
