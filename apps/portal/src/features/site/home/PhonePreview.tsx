import { Cover } from "../../../page-kit/Cover.tsx";
import * as css from "./PhonePreview.css.ts";

/** A guest's page as it looks on a phone. */
export function PhonePreview() {
  return (
    <div className={css.phone}>
      <div className={css.shell} data-theme="dark" />
      <div className={css.screen}>
        <div className={css.cover}>
          <Cover typeId="school-type-1" seed="jubilee-9" width={600} height={376} />
        </div>
        <div className={css.body}>
          <p className={css.title}>Hartwell High Class of 1997: Thirty Years On</p>
          <div className={css.where}>
            <span className={css.leaf}>
              Jun
              <b className={css.leafDay}>12</b>
            </span>
            <span>
              <b className={css.strong}>Saturday, 18:30</b>
              <br />
              <span className={css.muted}>The Boathouse, Lake Merrow</span>
            </span>
          </div>
          <div className={css.who}>
            <span className={css.faces}>
              <span className={css.face}>KM</span>
              <span className={css.face}>SB</span>
              <span className={css.face}>ل</span>
            </span>
            <span className={css.muted}>138 are coming</span>
          </div>
          <span className={css.yes}>I’ll be there</span>
          <span className={css.others}>
            <span className={css.other}>Maybe</span>
            <span className={css.other}>Can’t make it</span>
          </span>
        </div>
      </div>
    </div>
  );
}
