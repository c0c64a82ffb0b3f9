import { type EntityWriter, type Fields, textOf } from "./entities.ts";
import { currencies, type Players } from "./players.ts";
import { type Call, type CallRow, ok, pageOf, paging, refuse } from "./requests.ts";

interface Parts {
  readonly writer: EntityWriter;
  readonly players: Players;
  /** Whether the operator serves its system data and site configuration, for which section 7 names no call. */
  readonly hasSite: boolean;
  /** Address prefix of all pictures. */
  readonly pictures: string;
}

const sessionCookie = "platform_session";
const locales = ["en", "de", "pt-BR"];

/** The session of a request's cookies. */
export function sessionOf(cookie: string | undefined): string | null {
  return new RegExp(`(?:^|; )${sessionCookie}=([^;]+)`, "u").exec(cookie ?? "")?.[1] ?? null;
}

/** The calls about the player and the site (section 7), with the paths that pages use where the section names none. */
export function playerCalls({ writer, players, hasSite, pictures }: Parts): readonly CallRow[] {
  function signIn({ body }: Call) {
    const signedIn = players.signIn(body["email"], body["password"]);
    if (signedIn === null) throw refuse(401, { message: "Wrong e-mail address or password." });
    return {
      status: 200,
      body: players.profile(signedIn.player),
      headers: { "set-cookie": `${sessionCookie}=${signedIn.session}; Path=/; HttpOnly; SameSite=Lax` },
    };
  }

  function settings({ visitor }: Call): Fields {
    const chosen = visitor?.settings ?? {};
    return writer.write("settings", {
      custom_bet_allow_single: false,
      custom_bet_enabled: false,
      stakes: chosen["stakes"] ?? { EUR: [500, 1000, 2500], JPY: [500, 1000, 5000] },
      auto_accept_odds_change: chosen["auto_accept_odds_change"] ?? "none",
      odds_types: { available: ["european", "british", "american"], selected: chosen["odds_type"] ?? "european" },
      video_settings: { enabled: false },
      provider_statuses: { betradar: "active" },
      sport_type_providers: { regular: "betradar", cyber: "betradar" },
      multi_bet_settings: { available_by_provider: { betradar: false } },
      additional_providers: { horse_racing: { enabled: false }, lotto: { enabled: false }, premium_cricket: { enabled: false } },
      allow_multiple_active_user_freebets: false,
    });
  }

  function saveSettings(call: Call) {
    const player = call.player();
    player.settings = { ...player.settings, ...call.body };
    return ok(settings(call));
  }

  function change(call: Call, name: "currency" | "locale") {
    const player = call.player();
    const value = call.body[name];
    if (typeof value !== "string" || (name === "currency" && !player.balances.has(value))) throw refuse(400, { message: name });
    player[name] = value;
    return ok(players.profile(player));
  }

  function favourites(call: Call, action: "add" | "delete" | null) {
    const { type = "", id = "" } = call.params;
    const player = call.player();
    const own = player.favourites.get(type) ?? new Set<string>();
    if (action !== null) own[action](id);
    player.favourites.set(type, own);
    return ok({ favoriteIds: [...own].map((one) => (writer.ids === "number" ? Number(one) : one)) });
  }

  const notification = (): Fields =>
    writer.write("notification", {
      id: writer.id("notification", 1),
      title: "Planned maintenance",
      body: "The site is not available on Sunday from 4 to 5.",
      caption: "Maintenance",
      type: "maintenance",
      object_type: "maintenance",
      read: false,
      created_at: "2026-11-01T10:00:00Z",
    });

  const system = (): Fields =>
    writer.write("system", {
      locales,
      platformSettings: {},
      playerFields: [],
      currencies: Object.entries(currencies).map(([code, subunits]) => ({ code, subcurrencies: [{ code, subunits }], fiat: true })),
      countries: [
        { code: "MT", name: "Malta" },
        { code: "DE", name: "Germany" },
      ],
      userCountry: { code: "MT", name: "Malta" },
      marketGroups: [{ groupKey: "all" }, { groupKey: "top" }, { groupKey: "goals" }],
    });

  const site = (): Fields =>
    writer.write("site", {
      locales,
      seo: { title: "Lucky Sports", description: "Bets on sports." },
      logo: `${pictures}/logo.svg`,
      favicon: `${pictures}/favicon.svg`,
      isMyBetsVisible: true,
      signUpReminderSeconds: 600,
      depositReminder: { showDepositReminder: false, remindAfter: 10 },
    });

  const votes = new Map<string, Fields>();

  return [
    { method: "POST", path: "/platform/api/player/sign-in", body: ["email", "password"], answer: signIn },
    { method: "GET", path: "/platform/api/player", query: ["stag"], answer: (call) => ok(players.profile(call.player())) },
    { method: "GET", path: "/platform/api/player/accounts", answer: (call) => ok({ data: players.accounts(call.player()) }) },
    {
      method: "POST",
      path: "/platform/api/player/logout",
      body: [],
      answer({ session }) {
        players.signOut(session);
        return { status: 204, headers: { "set-cookie": `${sessionCookie}=; Path=/; Max-Age=0` } };
      },
    },
    { method: "PUT", path: "/platform/api/player/currency", body: ["currency"], answer: (call) => change(call, "currency") },
    { method: "PUT", path: "/platform/api/player/locale", body: ["locale"], answer: (call) => change(call, "locale") },
    ...(hasSite
      ? ([
          { method: "GET", path: "/api/v2/system", answer: () => ok(system()) },
          { method: "GET", path: "/api/v2/site-config", answer: () => ok(site()) },
        ] as const)
      : []),
    { method: "GET", path: "/api/v2/settings", answer: (call) => ok(settings(call)) },
    {
      method: "POST",
      path: "/api/v2/settings",
      body: ["stakes", "auto_accept_odds_change", "odds_type", "push_subscription"],
      answer: saveSettings,
    },
    {
      method: "GET",
      path: "/api/v2/notifications",
      query: paging,
      answer: (call) => ok(writer.write("page", pageOf(call.player() ? [notification()] : [], call.query))),
    },
    { method: "GET", path: "/api/v2/notifications/counters", answer: (call) => ok({ unread: call.player() ? 1 : 0 }) },
    { method: "POST", path: "/api/v2/notifications/read", body: ["ids"], answer: () => ({ status: 204 }) },
    { method: "POST", path: "/api/v2/notifications/read-all", body: [], answer: () => ({ status: 204 }) },
    { method: "GET", path: "/api/v2/favourites/:type", query: ["matchStatus", "isBettable"], answer: (call) => favourites(call, null) },
    { method: "POST", path: "/api/v2/favourites/:type/:id", body: [], answer: (call) => favourites(call, "add") },
    { method: "DELETE", path: "/api/v2/favourites/:type/:id", body: [], answer: (call) => favourites(call, "delete") },
    {
      method: "GET",
      path: "/api/v2/vote",
      query: ["prediction_id"],
      answer: ({ query }) => ok(votes.get(query.get("prediction_id") ?? "") ?? {}),
    },
    {
      method: "POST",
      path: "/api/v2/vote",
      body: ["prediction_id", "data"],
      answer({ body }) {
        const vote = { ...body, created_at: new Date().toISOString() };
        votes.set(textOf(body["prediction_id"]), vote);
        return { status: 201, body: vote };
      },
    },
  ];
}
