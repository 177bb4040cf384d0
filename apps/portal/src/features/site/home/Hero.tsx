import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { actions, hero, lead, title } from "./Hero.css.ts";

/** What the product is, in one sentence and one button. */
export function Hero() {
  const { productName } = usePortal().config;
  const { status } = useAuth();
  return (
    <section className={hero}>
      <h1 className={title}>
        Be a guest at
        <br />
        your own party.
      </h1>
      <div>
        <p className={lead}>
          {productName} is making event planning effortless and enjoyable. One page to send, every
          answer in one place, tickets and gifts paid straight to you.
        </p>
        <div className={actions}>
          <LinkButton
            href={status === "signed-in" ? href("events.create") : href("signup")}
            variant="primary-signup"
            size="lg"
          >
            Plan an event
          </LinkButton>
          <LinkButton href={href("demos.index")} variant="link" size="lg">
            Try a live demo
          </LinkButton>
          <LinkButton href="#how-it-goes" variant="link" size="lg">
            See how it goes
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
