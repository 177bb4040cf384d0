import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";

/** What tells a machine, or a container, from others of the same name. */
export interface MachineMarks {
  name: string;
  /** Another after each start of the kernel; null where there is no such file. */
  boot: string | null;
  /** Where its processes have their numbers; each container has its own. */
  numbers: string | null;
  /** Of its network cards. */
  cards: string[];
}

/**
 * This machine as others are told of it: its name, and a sign that no other has, since machines and
 * containers are often called the same. The numbers of its processes mean something here alone.
 */
export const thisMachine: string = machineOf({
  name: hostname(),
  boot: orNull(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
  numbers: orNull(() => readlinkSync("/proc/self/ns/pid")),
  cards: Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).filter(({ internal }) => !internal).map(({ mac }) => mac),
  ),
});

/** `name (sign)`; cards count only where the kernel tells nothing, because they come and go. */
export function machineOf({ name, boot, numbers, cards }: MachineMarks): string {
  const marks = boot === null ? [...new Set(cards)].toSorted() : [boot, numbers];
  const sign = createHash("sha256").update(JSON.stringify(marks)).digest("hex").slice(0, 6);
  return `${name.slice(0, 200)} (${sign})`;
}

function orNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
