import { Fragment } from "react/jsx-runtime";
import { Code, SameCode } from "../../parts/Code.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { cross } from "../../parts/icons.ts";
import * as css from "../../styles/css.ts";
import * as sheets from "./sheets.css.ts";
import type { PassPart } from "./pass.types.ts";
import { passesOf } from "./people.ts";
import { comingOf } from "./standing.rules.ts";

/** The code on the whole screen, white by night too, and one for each who comes alone. */
export function CodeSheet(part: PassPart) {
  const { own: copy, words, shared } = part;
  const passes = passesOf(part);
  if (passes.length === 0 || shared.event.status !== "published") return null;
  const people = [copy.people(comingOf(shared.party)), shared.party.seats[0]?.table]
    .filter(Boolean)
    .join(" · ");
  return (
    <dialog
      id="code"
      popover="auto"
      className={sheets.screen}
      aria-label={copy.myCode}
      data-awake=""
    >
      <div className={sheets.screenHead}>
        <button
          type="button"
          className={css.round}
          aria-label={words.common.close}
          popoverTarget="code"
          popoverTargetAction="hide"
        >
          <Icon lines={cross} />
        </button>
        <p>{copy.bright}</p>
      </div>
      <fieldset className={sheets.passes}>
        <legend className={css.unseen}>{copy.aloneNames}</legend>
        {passes.map(({ name, pass }, at) => (
          <Fragment key={pass}>
            <input
              type="radio"
              name="whose"
              id={`whose-${at}`}
              checked={at === 0}
              hidden={passes.length === 1}
            />
            <label htmlFor={`whose-${at}`} hidden={passes.length === 1}>
              <bdi>{at === 0 ? copy.allOfYou : name}</bdi>
            </label>
            <article className={sheets.big}>
              {at === 0 ? (
                <SameCode id="code-0" label={copy.codeOf(name)} />
              ) : (
                <Code id={`code-${at}`} text={pass} label={copy.codeOf(name)} />
              )}
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <p>{at === 0 ? people : ""}</p>
              <p>
                <bdi>{pass}</bdi>
              </p>
            </article>
          </Fragment>
        ))}
      </fieldset>
    </dialog>
  );
}
