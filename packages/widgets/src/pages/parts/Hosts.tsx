import * as css from "../styles/css.ts";

interface Props {
  names: readonly string[];
  locale: string;
  /** "invites you", for so many. */
  inviteYou: (count: number) => string;
}

/** Whose event it is; nothing where nobody is named. */
export function Hosts({ names, locale, inviteYou }: Props) {
  const hosts = new Intl.ListFormat(locale).format(names);
  return (
    hosts && (
      <p className={css.hosts}>
        <b>
          <bdi>{hosts}</bdi>
        </b>
        {inviteYou(names.length)}
      </p>
    )
  );
}
