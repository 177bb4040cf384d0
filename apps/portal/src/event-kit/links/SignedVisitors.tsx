import { CopyButton } from "@jubilee/ui/copy-button";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { href } from "../../app/routing/href.ts";

export interface SignedVisitorsProps {
  prefillKey: string;
  signedOnly: boolean;
  onSignedOnly: (signedOnly: boolean) => void;
}

/** For sites whose visitors are signed in: their own server vouches for names and addresses. */
export function SignedVisitors({ prefillKey, signedOnly, onSignedOnly }: SignedVisitorsProps) {
  return (
    <Stack gap="3">
      <Switch
        label="Only visitors my own site has signed"
        help="Your site’s server signs who is signed in there. Nobody else can use the widget, and names cannot be changed."
        checked={signedOnly}
        onCheckedChange={onSignedOnly}
      />
      <div>
        <CopyButton value={prefillKey} label="Copy the signing key" />
      </div>
      <Text tone="muted" size={14}>
        The key belongs on your server and into no page.{" "}
        <Link href={href("help.article", { article: "signed-visitors" })}>How to sign</Link>
      </Text>
    </Stack>
  );
}
