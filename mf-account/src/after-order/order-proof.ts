/** What a guest proves an order with; a signed-in customer needs none. */
export interface OrderProof {
  /** It was found with: enough to look and to withdraw. */
  email?: string;
  /** From a link in a mail: enough to cancel as well. */
  key?: string;
}
