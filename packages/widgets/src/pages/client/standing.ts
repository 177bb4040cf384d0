interface Session {
  access_token?: string;
  user?: { id?: string };
}

/** Calls back where the reader is signed in here as an administrator. */
export async function whenAdministrator(release: () => void): Promise<void> {
  const api = document.querySelector<HTMLElement>("#jubilee-api")?.dataset;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem("jubilee-auth");
  } catch {
    // Storage is blocked: nobody can be signed in on this page.
  }
  if (!kept || !api) return;
  const { access_token: token, user } = JSON.parse(kept) as Session;
  if (!token || !user?.id) return;
  const response = await fetch(`${api["url"]}/rest/v1/rpc/check_user_admin_fast`, {
    method: "POST",
    headers: {
      apikey: api["key"] ?? "",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ user_id_param: user.id }),
  });
  if (response.ok && (await response.json()) === true) release();
}
