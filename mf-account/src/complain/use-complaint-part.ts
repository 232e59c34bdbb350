import { loadTexts, type Texts, useTexts } from 'mf-shared/i18n';
import { useEffect, useState } from 'react';

/** The texts of complaints: other pages never load them. */
const loadComplaintTexts = (texts: Texts): Promise<void> =>
  loadTexts(texts, 'mf-account', 'complaints', (locale) => import(`../../locales/complaints.${locale}.json`));

interface Part<Component> {
  Part: Component | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What only a browser needs of a complaint's page, with its texts: the frame around it is there at once. */
export function useComplaintPart<Component>(load: () => Promise<Component>): Part<Component> {
  const texts = useTexts();
  const [Part, setPart] = useState<Component | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    Promise.all([load(), loadComplaintTexts(texts)]).then(
      ([component]) => {
        if (isWanted) setPart(() => component);
      },
      () => isWanted && setFailedTry(tries),
    );
    return () => {
      isWanted = false;
    };
  }, [load, texts, tries]);
  return { Part, hasFailed: failedTry === tries, retry: () => setTries((count) => count + 1) };
}
