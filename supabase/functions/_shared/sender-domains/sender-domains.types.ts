/** What a server needs to send for other domains: its keys, and a look at what they publish. */
export interface SenderDomains {
  /** A new key pair: the public part as DKIM publishes it, the private one closed with the server's secret. */
  makeKey(): Promise<{ publicKey: string; sealedKey: string }>;
  /** The texts under a name; none where there are none. Throws where nobody answers. */
  lookUp(name: string): Promise<string[]>;
}
