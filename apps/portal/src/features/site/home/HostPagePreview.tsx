import * as css from "./HostPagePreview.css.ts";
import { TicketsPreview } from "./TicketsPreview.tsx";

/** A site of somebody else with the event's tickets in it. */
export function HostPagePreview() {
  return (
    <div className={css.browser} data-theme="light">
      <div className={css.bar}>
        <i className={css.dot} />
        <i className={css.dot} />
        <i className={css.dot} />
        <span className={css.address}>hartwell-alumni.example/reunion</span>
      </div>
      <div className={css.site}>
        <div className={css.nav}>
          <b>Hartwell Alumni</b>
          <span>News</span>
          <span>Reunion</span>
          <span>Give</span>
        </div>
        <div className={css.split}>
          <div className={css.story}>
            <p className={css.headline}>Thirty years, one lake</p>
            <p>
              Doors open at half past six. The band is Ms. Delacroix’s old jazz section, which has
              improved. Bring a photograph for the wall.
            </p>
            <p>Partners and children are welcome all weekend.</p>
          </div>
          <TicketsPreview />
        </div>
      </div>
    </div>
  );
}
