/**
 * Whether an IP address belongs to the open internet: nothing private, local, reserved or carried
 * inside another address. Source: IANA special-purpose address registries.
 */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicV4(mapped);
  return address.includes(":") ? isPublicV6(address.toLowerCase()) : isPublicV4(address);
}

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address);
}

/** First address and length of each block that is not public. */
const closedBlocks: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

function isPublicV4(address: string): boolean {
  const value = numberOf(address);
  if (value === null) return false;
  return closedBlocks.every(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(value / size) !== Math.floor((numberOf(first) ?? 0) / size);
  });
}

function numberOf(address: string): number | null {
  const parts = address.split(".");
  const isWhole = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part));
  if (!isWhole || parts.some((part) => Number(part) > 255)) return null;
  return parts.reduce((value, part) => value * 256 + Number(part), 0);
}

/** Only global unicast (2000::/3), and there neither tunnels nor documentation. */
function isPublicV6(address: string): boolean {
  const isGlobal = /^[23][0-9a-f]{3}:/.test(address);
  return isGlobal && !/^(2001:0?db8:|2001:0{0,4}:|2001::|2002:|3fff:)/.test(address);
}
