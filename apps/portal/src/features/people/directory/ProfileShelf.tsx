import { pictureAddress } from "@jubilee/core/people/members.rules";
import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Link } from "@jubilee/ui/link";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { remembered, shelf, shelved, shelvedWords } from "./Directory.css.ts";

interface ProfileShelfProps {
  members: readonly DirectoryMember[];
  opens: boolean;
}

/** Those who tell of themselves side by side, one line high; the rest is in the panel and on their page. */
export function ProfileShelf({ members, opens }: ProfileShelfProps) {
  return (
    <ScrollArea label="With a profile">
      <ul className={shelf}>
        {members.map((member) => {
          const { id, photoNow, photoThen, groupLabel, city, diedOn } = member;
          const name = member.name ?? "";
          const picture = photoNow ?? photoThen;
          return (
            <li key={id} className={diedOn ? `${shelved} ${remembered}` : shelved}>
              <Avatar name={name} photoUrl={picture ? pictureAddress(picture) : undefined} />
              <span className={shelvedWords}>
                {opens ? (
                  <Link look="quiet" href={href("people.record", { guestId: id })}>
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
                <Text as="span" size={12} tone="muted">
                  <bdi>{joined([groupLabel, city])}</bdi>
                </Text>
              </span>
            </li>
          );
        })}
      </ul>
    </ScrollArea>
  );
}
