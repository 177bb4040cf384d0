/** Whether a host name or address means this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
}
