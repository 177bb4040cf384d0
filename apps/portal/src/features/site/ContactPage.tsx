import { Link } from "@jubilee/ui/link";
import { usePortal } from "../../app/portal/usePortal.ts";
import { href } from "../../app/routing/href.ts";
import { PageFrame } from "../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../page-kit/PageHeader.tsx";
import { Prose } from "../../page-kit/Prose.tsx";

/** How to reach whom; nothing here pretends to be sent. */
export default function ContactPage() {
  const { productName, siteUrl } = usePortal().config;
  return (
    <PageFrame width="text">
      <PageHeader title="Contact Us" lead="Who can help with what." />
      <Prose>
        <h2>You are a guest</h2>
        <p>
          Questions about an event, a ticket or a refund go to the people who invited you. Reply to
          the mail that brought you your link or your tickets; their names stand on the event’s
          page.
        </p>
        <h2>You plan an event</h2>
        <p>
          Most answers are in the <Link href={href("help")}>help center</Link> and among the{" "}
          <Link href={href("faq")}>questions and answers</Link>.
        </p>
        <h2>You want to write to us</h2>
        <p>
          This installation of {productName} at <strong>{new URL(siteUrl).host}</strong> is run by
          the people who gave you its address: they keep the accounts and the mails, and they are
          the ones to write to. There is no form here, because nobody would read it yet.
        </p>
        <h2>You have found a security problem</h2>
        <p>
          Please tell the operator of this installation before you tell others, with the address and
          the steps. Do not try it on other people’s events.
        </p>
      </Prose>
    </PageFrame>
  );
}
