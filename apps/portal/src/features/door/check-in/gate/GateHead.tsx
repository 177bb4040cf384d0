import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import type { OpenGate } from "../device/device.types.ts";
import { top } from "./Gate.css.ts";

interface GateHeadProps {
  gate: OpenGate;
  isOnline: boolean;
  waiting: number;
  isOfflineReady: boolean;
  inside: number;
  expected: number;
}

/** Which gate this is, how many are in, and whether the device stands alone. */
export function GateHead({
  gate,
  isOnline,
  waiting,
  isOfflineReady,
  inside,
  expected,
}: GateHeadProps) {
  const { event, gate: facts, link } = gate.facts;
  return (
    <header className={top}>
      <div>
        <Heading level={1} size="event" dir="auto">
          {facts.name}
        </Heading>
        <Text tone="muted" dir="auto">
          {event.name} · {link.label}
        </Text>
      </div>
      <Inline gap="2" wrap>
        <Chip tone="neutral" mark="none">
          {inside} of {expected} in
        </Chip>
        <Chip tone={isOnline ? "success" : "warning"}>{isOnline ? "Online" : "Offline"}</Chip>
        {waiting > 0 && <Chip tone="warning">{`${waiting} to send`}</Chip>}
        {isOfflineReady && <Chip tone="info">Ready for offline</Chip>}
      </Inline>
    </header>
  );
}
