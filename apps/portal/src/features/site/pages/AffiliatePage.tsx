import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";

const apply = `${href("contact")}?topic=other&from=${encodeURIComponent(href("affiliate"))}`;

/** What the affiliate programme is, and how to join it. */
export default function AffiliatePage() {
  const { productName } = usePortal().config;
  const { status } = useAuth();
  return (
    <PageFrame width="text">
      <PageHeader
        title="Affiliate Program"
        lead={`For people who tell planners about ${productName} anyway.`}
      />
      <Prose>
        <p>
          Wedding bloggers, reunion committees, clubs’ umbrella groups: whoever is asked “what do
          you plan this with?” can become an affiliate. Affiliates recommend {productName} by a link
          of their own and have a share in what the planners who come by it pay for their plans.
        </p>
        <h2>How to join</h2>
        <ol>
          <li>
            Have an account. In the <Link href={href("signup")}>sign-up form</Link> you can already
            say that you want to join.
          </li>
          <li>
            <Link href={apply}>Write to us</Link>, and say where you would recommend us.
          </li>
          <li>
            The operator of this installation sees who asked, reads each message and decides. You
            get the answer by e-mail.
          </li>
        </ol>
        <h2>What is fair to say beforehand</h2>
        <ul>
          <li>
            The form to apply, the dashboard with links and figures and the marketing materials are
            not built yet. Until they are, all of it goes by message.
          </li>
          <li>
            The share and the way it is paid out are agreed with the operator of this installation,
            not promised on this page.
          </li>
          <li>Recommending oneself does not count, and neither does money that was given back.</li>
          <li>
            Nobody is followed across the web for it: an affiliate’s link is noted on our own pages
            only.
          </li>
          <li>Please say on your pages that you have a share in it. Readers deserve to know.</li>
        </ul>
      </Prose>
      <p>
        {status === "signed-in" ? (
          <LinkButton href={apply} variant="primary-action">
            Write to us
          </LinkButton>
        ) : (
          <LinkButton href={href("signup")} variant="primary-signup">
            Sign up
          </LinkButton>
        )}
      </p>
    </PageFrame>
  );
}
