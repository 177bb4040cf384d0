import { Link } from "@jubilee/ui/link";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";
import { ContactForm } from "./ContactForm.tsx";
import { ContactSent } from "./ContactSent.tsx";
import { columns } from "./Support.css.ts";

/** A form to the people who run this installation, and who can help with what. */
export default function ContactPage() {
  const { productName, siteUrl } = usePortal().config;
  const [receipt, setReceipt] = useState<{ reference: string; email: string } | null>(null);
  return (
    <PageFrame>
      <PageHeader
        title="Contact Us"
        lead={`Your message goes to the people who run ${productName} at ${new URL(siteUrl).host}.`}
      />
      <div className={columns}>
        {receipt ? (
          <ContactSent {...receipt} />
        ) : (
          <ContactForm
            onSent={({ reference }, form) => setReceipt({ reference, email: form.email.trim() })}
          />
        )}
        <Prose>
          <h2>You are a guest?</h2>
          <p>
            Questions about an event, a ticket or a refund go to the people who invited you: reply
            to the mail that brought your link or your tickets. Their names are on the event’s page.
          </p>
          <h2>You plan an event?</h2>
          <p>
            Most answers are in the <Link href={href("help")}>help center</Link> and among the{" "}
            <Link href={href("faq")}>questions and answers</Link>.
          </p>
          <h2>You found a security problem?</h2>
          <p>
            Choose “A security problem” and tell us the address and the steps before you tell
            others. Please do not try it on other people’s events.
          </p>
        </Prose>
      </div>
    </PageFrame>
  );
}
