import type { Team, TeamMember } from "@jubilee/core/account/team.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { KeyRound, Pencil } from "lucide-react";
import { useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useMay } from "../../../../app/session/useRights.ts";
import { isMine, mayOffer } from "../places.rules.ts";
import { section } from "../roles/Roles.css.ts";
import { OfferDialog } from "./OfferDialog.tsx";
import { RenameAccountDialog } from "./RenameAccountDialog.tsx";

/** The account as a whole: what it is called, and how it is handed over. */
export function AccountSection({ team }: { team: Team }) {
  const mayRename = useMay("account.manage", { accountId: team.accountId });
  const [asked, setAsked] = useState<TeamMember | "name" | null>(null);
  // A demo is nobody's to hand over.
  const isDemo = usePortal().demo !== null;
  const close = () => setAsked(null);
  const takers = team.members.filter((member) => mayOffer(team, member));
  return (
    <section className={section} aria-label="The account">
      <Stack gap="3">
        <Heading level={2}>The account</Heading>
        <Inline gap="3" align="center">
          <Text>
            It is called <bdi>{team.name}</bdi>.
          </Text>
          {mayRename && (
            <Button variant="outline" size="sm" icon={<Pencil />} onClick={() => setAsked("name")}>
              Change its name
            </Button>
          )}
        </Inline>
        {isMine(team) && team.hasTeam && !team.offer && !isDemo && (
          <>
            <Text tone="muted">
              {takers.length > 0
                ? "You can hand it over as a whole, with its events, guests, books and plan, to an admin for all events."
                : "You can hand it over as a whole, with its events, guests, books and plan. Make whoever is to own it an admin for all events first, by the role beside their name; then hand it over here."}
            </Text>
            {takers.length > 0 && (
              <Inline gap="2">
                {takers.map((member) => (
                  <Button
                    key={member.id}
                    variant="outline"
                    size="sm"
                    icon={<KeyRound />}
                    onClick={() => setAsked(member)}
                  >
                    Hand over to {member.name}
                  </Button>
                ))}
              </Inline>
            )}
          </>
        )}
      </Stack>
      {asked === "name" && <RenameAccountDialog team={team} onClose={close} />}
      {asked !== null && asked !== "name" && (
        <OfferDialog team={team} member={asked} onClose={close} />
      )}
    </section>
  );
}
