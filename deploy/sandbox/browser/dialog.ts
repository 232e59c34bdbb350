/// <reference lib="dom" />
/** The payment dialog's buttons: tells the sandbox what was chosen and hands the answer to the shop's page. */
(() => {
  const form = document.querySelector('form');
  const status = document.querySelector('[role=status]');
  if (!form) return;

  async function decide(decision: string): Promise<void> {
    if (!form) return;
    const fields = new FormData(form);
    const buttons = form.querySelectorAll('button');
    for (const each of buttons) each.disabled = true;
    try {
      const response = await fetch('/klarna/decide/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: fields.get('token'), callbacks: fields.get('callbacks'), decision }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(String(response.status));
      parent.postMessage({ klarnaSandbox: answer }, '*');
    } catch {
      if (status) status.textContent = form.dataset.failed ?? '';
      for (const each of buttons) each.disabled = false;
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter;
    void decide(button instanceof HTMLButtonElement ? button.value : 'abandon');
  });
  // The key does not leave this frame, so the page around it cannot hear it.
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void decide('abandon');
  });
})();
