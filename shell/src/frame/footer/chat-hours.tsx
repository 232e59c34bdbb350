import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { chatTagId, isChatOpen } from 'mf-shared/rules/chat-hours';
import { useEffect, useState } from 'react';

/** When the chat is open, where the merchant has one; that it is closed is said outside its hours (CONTENT-17). */
export function ChatHours() {
  const text = useText('shell');
  const { scriptTags } = usePageConfig();
  const [isClosed, setClosed] = useState(false);
  // A page from the cache does not know the time.
  useEffect(() => setClosed(!isChatOpen(Date.now())), []);
  if (!scriptTags.some(({ id }) => id === chatTagId)) return null;
  return <span>{text(isClosed ? 'footer.chat_closed' : 'footer.chat_hours')}</span>;
}
