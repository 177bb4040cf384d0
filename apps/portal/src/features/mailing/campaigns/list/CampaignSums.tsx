import { counted } from "@jubilee/core/base/words.rules";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { CampaignSums as Sums, CountedOf } from "./lineOf.ts";
import { shareOf } from "./shareOf.ts";

/** What became of an event's campaigns together, before each of them. */
export function CampaignSums({ sums }: { sums: Sums }) {
  const locale = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  const share = ({ value, of }: CountedOf) =>
    of > 0 ? `${shareOf(value, of, locale)} of ${figure(of)}` : undefined;
  const { sent, arrived, opened, clicked, answered } = sums;
  return (
    <StatGroup>
      <StatTile
        label="Mails sent"
        value={figure(sent)}
        detail={`${counted(sums.campaigns, "campaign")}, ${figure(arrived)} arrived`}
      />
      {opened && <StatTile label="Opened" value={figure(opened.value)} detail={share(opened)} />}
      {clicked && (
        <StatTile label="Clicked" value={figure(clicked.value)} detail={share(clicked)} />
      )}
      <StatTile
        label="Answered since"
        value={figure(answered.value)}
        detail={`of ${figure(answered.of)} who had not`}
      />
    </StatGroup>
  );
}
