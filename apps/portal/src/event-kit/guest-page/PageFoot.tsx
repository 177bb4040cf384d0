import { href } from "../../app/routing/href.ts";
import { usePortal } from "../../app/portal/usePortal.ts";
import { foot, footLink } from "./Invitation.css.ts";

/** Who made the page possible, in one line. */
export function PageFoot() {
  const { config } = usePortal();
  return (
    <footer className={foot}>
      Made with{" "}
      <a href={href("home")} className={footLink}>
        {config.productName}
      </a>
      {"  ·  "}
      <a href={href("privacy")} className={footLink}>
        Privacy
      </a>
    </footer>
  );
}
