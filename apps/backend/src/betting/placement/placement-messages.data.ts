/** Texts of refused bets by error key, in the languages of the API; English is the fallback. */
export const placementMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "error.place_bets.default": {
    en: "Your bet was not placed.", de: "Diese Wette wurde nicht platziert.", ar: "لم يتم وضع هذا الرهان.",
  },
  "error.place_bets.bonus_not_available": {
    en: "This bonus can’t be used on this bet.", de: "Dieser Bonus kann für diese Wette nicht verwendet werden.", ar: "لا يمكن استخدام هذه المكافأة في هذا الرهان.",
  },
  "error.place_bets.bonus_changed": {
    en: "The bonus has changed. Check your bet and try again.", de: "Der Bonus hat sich geändert. Prüfe deine Wette und versuche es noch einmal.", ar: "تغيّرت المكافأة. راجع الرهان مرة أخرى.",
  },
  "error.place_bets.invalid_odds": {
    en: "The odds have changed.", de: "Die Quoten haben sich geändert.", ar: "تغيّرت الأسعار.",
  },
  "error.place_bets.invalid_odds_custom_bet": {
    en: "The bet builder odds have changed.", de: "Die Quote dieser Kombination hat sich geändert.", ar: "تغيّر سعر هذه المجموعة.",
  },
  "error.place_bets.incompatible_selections": {
    en: "These selections can’t be combined. Remove one.", de: "Diese Tipps lassen sich nicht kombinieren. Entferne einen.", ar: "هذه الاختيارات متعارضة أو يتضمن أحدها الآخر.",
  },
  "error.place_bets.custom_bet_unavailable": {
    en: "There are no odds for this combination right now.", de: "Für diese Kombination gibt es gerade keine Quote.", ar: "لا يوجد سعر لهذه المجموعة الآن.",
  },
  "error.risk_validation.liability": {
    en: "Your stake is too high for this selection. Enter a lower stake.", de: "Der Einsatz ist für diesen Tipp zu hoch. Gib einen niedrigeren ein.", ar: "لا يمكن قبول رهان بهذا الحجم على هذا الاختيار.",
  },
  "error.risk_validation.odds_different_than_bookmaker": {
    en: "The odds have changed.", de: "Die Quoten haben sich geändert.", ar: "تغيّرت الأسعار.",
  },
  "error.risk_validation.odds_higher_than_bookmakers": {
    en: "The odds have dropped.", de: "Die Quoten sind gefallen.", ar: "انخفضت الأسعار.",
  },
  "error.risk_validation.selection_suspended": {
    en: "A selection is suspended.", de: "Ein Tipp ist gesperrt.", ar: "أحد الاختيارات موقوف.",
  },
  "error.risk_validation.selection_not_available": {
    en: "A selection is no longer available.", de: "Ein Tipp ist nicht mehr verfügbar.", ar: "أحد الاختيارات لم يعد متاحًا.",
  },
  "error.place_bets.same_match": {
    en: "Selections from the same match can’t be combined.", de: "Tipps aus demselben Spiel lassen sich nicht kombinieren.", ar: "لا يمكن الجمع بين اختيارين من المباراة نفسها.",
  },
  "error.place_bets.mixed_providers": {
    en: "These selections can’t be combined.", de: "Diese Tipps lassen sich nicht kombinieren.", ar: "لا يمكن الجمع بين هذه الاختيارات.",
  },
  "error.place_bets.provider_not_allowed": {
    en: "We don’t take bets on this selection.", de: "Auf diesen Tipp nehmen wir keine Wetten an.", ar: "لا يمكن المراهنة على هذا الاختيار هنا.",
  },
  "error.place_bets.type_not_offered": {
    en: "This bet type isn’t available.", de: "Diese Wettart wird nicht angeboten.", ar: "هذا النوع من الرهانات غير متاح.",
  },
  "error.place_bets.no_account": {
    en: "You have no account in this currency.", de: "Du hast kein Konto in dieser Währung.", ar: "ليس لديك حساب بهذه العملة.",
  },
  "error.place_bets.insufficient_funds": {
    en: "Insufficient balance.", de: "Dein Guthaben reicht nicht aus.", ar: "رصيدك غير كافٍ.",
  },
  "error.place_bets.min_stake": {
    en: "The stake is too low.", de: "Der Einsatz ist zu niedrig.", ar: "مبلغ الرهان منخفض جدًا.",
  },
  "error.place_bets.max_stake": {
    en: "The stake is too high.", de: "Der Einsatz ist zu hoch.", ar: "مبلغ الرهان يتجاوز الحد.",
  },
  "error.potential_win.equal_or_less": {
    en: "Returns must be higher than the stake.", de: "Die Auszahlung muss höher als der Einsatz sein.", ar: "لن يتجاوز العائد مبلغ الرهان.",
  },
  "error.platform.municipality_not_found": {
    en: "Add your municipality to your profile before you bet.", de: "Sag uns vor dem Wetten, in welcher Gemeinde du wohnst.", ar: "أخبرنا في أي بلدية تسكن قبل المراهنة.",
  },
  "error.platform.phone_not_verified": {
    en: "Verify your phone number before you bet.", de: "Bestätige vor dem Wetten deine Telefonnummer.", ar: "تحقّق من رقم هاتفك قبل المراهنة.",
  },
  "error.platform.terms_not_accepted": {
    en: "Accept our terms before you bet.", de: "Stimme vor dem Wetten unseren Bedingungen zu.", ar: "اقبل شروطنا قبل المراهنة.",
  },
  "error.platform.pve_player_bet_forbidden": {
    en: "Betting is blocked on this account.", de: "Mit diesem Konto kannst du nicht wetten.", ar: "لا يُسمح لك بالمراهنة بهذا الحساب.",
  },
  "error.limits.required": {
    en: "Your country requires limits. Set them before you bet.", de: "Lege zuerst die Limits fest, die dein Land verlangt.", ar: "حدّد أولًا الحدود التي يشترطها بلدك.",
  },
  "error.limits.selfexclusion": {
    en: "You’ve excluded yourself from betting.", de: "Du hast dich vom Wetten ausgeschlossen.", ar: "لقد استبعدت نفسك من المراهنة.",
  },
  "error.limits.coolingoff": {
    en: "You’re taking a break from betting.", de: "Du machst gerade eine Wettpause.", ar: "أنت في استراحة من المراهنة.",
  },
  "error.limits.loss": {
    en: "This stake exceeds your loss limit.", de: "Dieser Einsatz liegt über dem Rest deines Verlustlimits.", ar: "هذا المبلغ يتجاوز ما تبقّى من حد خسارتك.",
  },
  "error.limits.wager": {
    en: "This stake exceeds your stake limit.", de: "Dieser Einsatz liegt über dem Rest deines Einsatzlimits.", ar: "هذا المبلغ يتجاوز ما تبقّى من حد مراهناتك.",
  },
  "error.limits.time": {
    en: "You’ve reached your time limit.", de: "Dein Zeitlimit ist aufgebraucht.", ar: "انتهى حد وقتك.",
  },
  "error.limits.activity": {
    en: "You’ve reached your daily time limit.", de: "Deine Zeit für heute ist aufgebraucht.", ar: "انتهى وقتك لهذا اليوم.",
  },
};
