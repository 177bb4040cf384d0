import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { Cover } from "../../../page-kit/Cover.tsx";
import { band, call, crowd, title } from "./ClosingBand.css.ts";

/** The last word, under a crowd. */
export function ClosingBand() {
  const { status } = useAuth();
  return (
    <section className={band}>
      <div className={crowd}>
        <Cover typeId="school-type-1" seed="jubilee-2" width={2160} height={360} />
      </div>
      <div className={call}>
        <h2 className={title}>Somebody has to send the first message.</h2>
        <LinkButton
          href={status === "signed-in" ? href("events.create") : href("signup")}
          variant="primary-signup"
          size="lg"
        >
          Plan an event
        </LinkButton>
      </div>
    </section>
  );
}
