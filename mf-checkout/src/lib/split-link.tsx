import text from 'mf-shared/ui/text/text.module.css';

/** A sentence with one link in it, written as `before |linked words| after`, so that translators see it whole. */
export function SplitLink({ sentence, href, isNewTab }: { sentence: string; href: string; isNewTab?: boolean }) {
  const [before, linked, after] = sentence.split('|');
  return (
    <>
      {before}
      <a className={text.link} href={href} {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {linked}
      </a>
      {after}
    </>
  );
}
