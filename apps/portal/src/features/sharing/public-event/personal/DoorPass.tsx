import type { PartyPass } from "@jubilee/core/answers/party.types";
import { Accordion } from "@jubilee/ui/accordion";
import { Heading } from "@jubilee/ui/heading";
import { QrCode } from "@jubilee/ui/qr-code";
import { Text } from "@jubilee/ui/text";
import { doorCode, doorPass, doorPasses } from "./DoorPass.css.ts";

function Code({ name, pass }: PartyPass) {
  return (
    <div className={doorCode}>
      <QrCode value={pass} label={`Code of ${name}: ${pass}`} sizePx={160} />
      <Text weight="strong" dir="auto">
        {name}
      </Text>
      <Text numeric>{pass}</Text>
    </div>
  );
}

/** What lets a party in: one code is enough for all; each has one for who comes alone. */
export function DoorPass({ passes }: { passes: PartyPass[] }) {
  const [first, ...others] = passes;
  if (!first) return null;
  return (
    <section className={doorPass} aria-label="At the door">
      <Heading level={3} size="section">
        At the door
      </Heading>
      <Text tone="muted">
        {others.length > 0
          ? "Show this code, or say your name. It is enough for all of you who come together."
          : "Show this code, or say your name."}
      </Text>
      <Code {...first} />
      {others.length > 0 && (
        <Accordion
          items={[
            {
              id: "others",
              title: "Codes for who comes alone",
              content: (
                <div className={doorPasses}>
                  {others.map((one) => (
                    <Code key={one.pass} {...one} />
                  ))}
                </div>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
