/** Paragraphs, headings, lists, and links within the shop: nothing that could do harm or needs a change. */
const harmless =
  /^(?:[^<]|<\/?(?:p|h[234]|ul|ol|li|strong|em|b|i|blockquote)>|<br>|<\/a>|<a href="\/(?!\/)[\w./#?=&;%+-]*">)*$/u;

/** Whether HTML is so plain that sanitising it would change nothing: most of it is, and costs nothing then. */
export const isPlainMarkup = (html: string): boolean => harmless.test(html);
