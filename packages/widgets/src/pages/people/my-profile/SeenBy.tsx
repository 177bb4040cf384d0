import { pictureAddress } from "@jubilee/core/people/members.rules";
import { profileValues, shownTo } from "@jubilee/core/people/profiles.rules";
import type { ProfileField } from "@jubilee/core/people/profiles.types";
import * as page from "../../styles/css.ts";
import * as css from "./my-profile.css.ts";
import type { ProfilePart } from "./my-profile.types.ts";

const viewers = ["everyone", "guests", "organisers"] as const;
/** Below the name, the pictures and the words, in order. */
const facts: readonly ProfileField[] = ["former_name", "group", "city", "email", "phone"];

const pictures = ["photo_then", "photo_now"] as const;

type Viewer = (typeof viewers)[number];

/** What others see of one's profile, through each viewer's eyes; it goes with what is typed. */
export function SeenBy(part: ProfilePart) {
  const { own } = part;
  return (
    <section className={css.others} aria-labelledby="others">
      <h2 id="others">{own.othersSee}</h2>
      <div className={css.panel}>
        <fieldset className={css.viewers}>
          <legend className={page.unseen}>{own.seenBy}</legend>
          {viewers.map((viewer) => (
            <label key={viewer}>
              <input type="radio" name="viewer" value={viewer} checked={viewer === "guests"} />
              <span>{own.viewers[viewer]}</span>
            </label>
          ))}
        </fieldset>
        <div aria-live="polite">
          {viewers.map((viewer) => (
            <View key={viewer} part={part} viewer={viewer} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** All that could be shown stands there, hidden where this viewer does not see it. */
function View({ part: { own, shared }, viewer }: { part: ProfilePart; viewer: Viewer }) {
  const shown = shownTo(viewer, shared);
  const all = profileValues(shared);
  return (
    <div className={css.view} data-viewer={viewer}>
      <p className={page.small}>{own.meanings[viewer]}</p>
      <div data-seen="" hidden={!shown.name}>
        <div className={css.pictures}>
          {pictures.map((field) => (
            <Picture key={field} name={shown[field]} label={own.fields[field]} />
          ))}
        </div>
        <b data-shows="name" dir="auto">
          {all.name}
        </b>
        <p data-shows="bio" dir="auto" hidden={!shown.bio}>
          {all.bio}
        </p>
        <dl>
          {facts.map((field) => (
            <div key={field} hidden={!shown[field]}>
              <dt>{own.fields[field]}</dt>
              <dd>
                <bdi data-shows={field}>{all[field]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p data-unseen="" hidden={Boolean(shown.name)}>
        {own.unseen}
      </p>
    </div>
  );
}

function Picture({ name, label }: { name: string | undefined; label: string }) {
  return name ? <img src={pictureAddress(name)} alt={label} loading="lazy" /> : null;
}
