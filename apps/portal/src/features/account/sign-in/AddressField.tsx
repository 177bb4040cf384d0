import { TextField } from "@jubilee/ui/text-field";

/** The e-mail address by which somebody signs in. */
export function AddressField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="E-mail"
      name="email"
      error={error}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="username"
      required
    />
  );
}
