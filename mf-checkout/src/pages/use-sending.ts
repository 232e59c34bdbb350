import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';

interface Sending {
  problemCount: number;
  /** Whether the answer that is under way may say that nothing is missing after all. */
  isUnsettled: boolean;
  onSend: () => void;
}

/**
 * Sends a form without problems, and counts the tries with some. A try that only the service's answer can decide waits
 * for it: told at once, its problems would be gone again before anybody had read them (CHECKOUT-83).
 */
export function useSending({ problemCount, isUnsettled, onSend }: Sending) {
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const send = () => {
    setIsWaiting(isUnsettled);
    if (problemCount === 0) onSend();
    else if (!isUnsettled) setAttempt(attempt + 1);
  };
  const sendAtLast = useEffectEvent(send);
  useEffect(() => {
    if (isWaiting && !isUnsettled) sendAtLast();
  }, [isWaiting, isUnsettled]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return { attempt, isWaiting, handleSubmit };
}
