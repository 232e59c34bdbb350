/// <reference lib="dom" />
/** The payment dialog's buttons: tells the sandbox what was chosen and hands the answer to the shop's page. */
(() => {
  const form = document.querySelector('form');
  const status = document.querySelector('[role=status]');
  if (!form) return;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = event.submitter;
    const decision = button instanceof HTMLButtonElement ? button.value : 'abandon';
    const fields = new FormData(form);
    for (const each of form.querySelectorAll('button')) each.disabled = true;
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
      for (const each of form.querySelectorAll('button')) each.disabled = false;
    }
  });
})();
