import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";

/** Where the account goes to somebody else, for whoever would like to leave and not end it. */
export function HandoverSetting() {
  // A demo is nobody's to hand over.
  if (usePortal().demo) return null;
  return (
    <Card title="Hand the account over">
      <Text tone="muted">
        Somebody else can go on with your events, guests, books and plan. You offer them the account
        as a whole, and it is theirs once they say yes.{" "}
        <Link href={href("team")}>Team and roles shows how</Link>
      </Text>
    </Card>
  );
}
