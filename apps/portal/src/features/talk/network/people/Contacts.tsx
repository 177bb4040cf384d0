import type { PlanningContact, PlanningNetwork } from "@jubilee/core/talk/network.types";
import { Button } from "@jubilee/ui/button";
import { PersonRow } from "@jubilee/ui/person-row";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import * as css from "../Network.css.ts";
import { AskDialog } from "./AskDialog.tsx";
import { sharedWords } from "./network-words.rules.ts";
import { AskedRows } from "./AskedRows.tsx";

/** Everybody with whom the reader plans an event now, and who can be asked to more. */
export function Contacts({ network }: { network: PlanningNetwork }) {
  const [asked, setAsked] = useState<PlanningContact | null>(null);
  const { contacts, mayAsk, hasPlan } = network;
  return (
    <Section
      title="People you plan with"
      description={contacts.length > 0 ? "From the events that you both work on." : undefined}
    >
      {contacts.length === 0 ? (
        <Text tone="muted">
          Nobody yet. Whoever joins your team, or whose team you join, stands here with the events
          that you plan together.
        </Text>
      ) : (
        <ul className={css.list}>
          {contacts.map((contact) => (
            <li key={contact.userId} className={css.person}>
              <PersonRow
                name={contact.name}
                {...(contact.avatarUrl ? { photoUrl: contact.avatarUrl } : {})}
                detail={sharedWords(contact)}
              />
              {mayAsk && hasPlan && !contact.isHere && !contact.isAsked && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Plan together with ${contact.name}`}
                  onClick={() => setAsked(contact)}
                >
                  Plan together
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AskedRows requests={network.asked} />
      {asked && (
        <AskDialog contact={asked} accountId={network.accountId} onClose={() => setAsked(null)} />
      )}
    </Section>
  );
}
