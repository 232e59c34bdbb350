import { addMessages, type Messages, type Texts } from 'mf-shared/i18n';
import { useEffect, useState } from 'react';

/** What a file of texts tells after its change (mf-shared/build: hot-texts-loader.ts). */
interface ChangedTexts {
  namespace: string;
  language: string;
  messages: Messages;
}

/** The page's texts; in development as a new object after each of their changes, so that whatever reads them is drawn anew. */
export const useChangedTexts: (texts: Texts) => Texts =
  process.env.NODE_ENV === 'development' ? useTextsAsTheyChange : (texts) => texts;

function useTextsAsTheyChange(texts: Texts): Texts {
  const [shown, setShown] = useState(texts);
  useEffect(() => {
    const handleChange = (event: Event) => {
      const { namespace, language, messages }: ChangedTexts = (event as CustomEvent).detail;
      if (language !== texts.language) return;
      addMessages(texts, namespace, messages);
      setShown(sameTexts(texts));
    };
    addEventListener('havu:texts', handleChange);
    return () => removeEventListener('havu:texts', handleChange);
  }, [texts]);
  return shown;
}

/** Another object that is the same texts. */
const sameTexts = (texts: Texts): Texts =>
  new Proxy(texts, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
