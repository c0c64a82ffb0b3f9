/** Texts of refused bets by error key, in the languages of the API; English is the fallback. */
export const placementMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "error.place_bets.default": {
    en: "This bet was not placed.", de: "Diese Wette wurde nicht platziert.", ar: "لم يتم وضع هذا الرهان.",
  },
  "error.place_bets.bonus_not_available": {
    en: "This bonus cannot be used for this bet.", de: "Dieser Bonus kann für diese Wette nicht verwendet werden.", ar: "لا يمكن استخدام هذه المكافأة في هذا الرهان.",
  },
  "error.place_bets.bonus_changed": {
    en: "The bonus has changed. Look at the bet again.", de: "Der Bonus hat sich geändert. Sehen Sie sich die Wette noch einmal an.", ar: "تغيّرت المكافأة. راجع الرهان مرة أخرى.",
  },
  "error.place_bets.invalid_odds": {
    en: "The odds have changed.", de: "Die Quoten haben sich geändert.", ar: "تغيّرت الاحتمالات.",
  },
  "error.place_bets.invalid_odds_custom_bet": {
    en: "The price of this combination has changed.", de: "Die Quote dieser Kombination hat sich geändert.", ar: "تغيّر سعر هذه المجموعة.",
  },
  "error.place_bets.incompatible_selections": {
    en: "These selections exclude or contain each other.", de: "Diese Auswahlen schließen sich aus oder enthalten einander.", ar: "هذه الاختيارات متعارضة أو يتضمن أحدها الآخر.",
  },
  "error.place_bets.custom_bet_unavailable": {
    en: "There is no price for this combination now.", de: "Für diese Kombination gibt es gerade keine Quote.", ar: "لا يوجد سعر لهذه المجموعة الآن.",
  },
  "error.risk_validation.liability": {
    en: "So large a bet cannot be taken on this selection.", de: "Eine so hohe Wette können wir auf diese Auswahl nicht annehmen.", ar: "لا يمكن قبول رهان بهذا الحجم على هذا الاختيار.",
  },
  "error.risk_validation.odds_different_than_bookmaker": {
    en: "The odds have changed.", de: "Die Quoten haben sich geändert.", ar: "تغيّرت الاحتمالات.",
  },
  "error.risk_validation.odds_higher_than_bookmakers": {
    en: "The odds have dropped.", de: "Die Quoten sind gefallen.", ar: "انخفضت الاحتمالات.",
  },
  "error.risk_validation.selection_suspended": {
    en: "A selection is suspended.", de: "Eine Auswahl ist gesperrt.", ar: "أحد الاختيارات موقوف.",
  },
  "error.risk_validation.selection_not_available": {
    en: "A selection is not available any more.", de: "Eine Auswahl ist nicht mehr verfügbar.", ar: "أحد الاختيارات لم يعد متاحًا.",
  },
  "error.place_bets.same_match": {
    en: "Two selections of one match cannot be combined.", de: "Zwei Auswahlen aus einem Spiel lassen sich nicht kombinieren.", ar: "لا يمكن الجمع بين اختيارين من المباراة نفسها.",
  },
  "error.place_bets.mixed_providers": {
    en: "These selections cannot be combined.", de: "Diese Auswahlen lassen sich nicht kombinieren.", ar: "لا يمكن الجمع بين هذه الاختيارات.",
  },
  "error.place_bets.provider_not_allowed": {
    en: "This selection cannot be bet on here.", de: "Auf diese Auswahl kann hier nicht gewettet werden.", ar: "لا يمكن المراهنة على هذا الاختيار هنا.",
  },
  "error.place_bets.type_not_offered": {
    en: "This type of bet is not offered.", de: "Diese Wettart wird nicht angeboten.", ar: "هذا النوع من الرهانات غير متاح.",
  },
  "error.place_bets.no_account": {
    en: "You have no account in this currency.", de: "Du hast kein Konto in dieser Währung.", ar: "ليس لديك حساب بهذه العملة.",
  },
  "error.place_bets.insufficient_funds": {
    en: "Your balance is too low.", de: "Dein Guthaben reicht nicht aus.", ar: "رصيدك غير كافٍ.",
  },
  "error.place_bets.min_stake": {
    en: "The stake is too low.", de: "Der Einsatz ist zu niedrig.", ar: "مبلغ الرهان منخفض جدًا.",
  },
  "error.place_bets.max_stake": {
    en: "The stake is above the limit.", de: "Der Einsatz liegt über dem Limit.", ar: "مبلغ الرهان يتجاوز الحد.",
  },
  "error.potential_win.equal_or_less": {
    en: "The return would not be above the stake.", de: "Der Gewinn läge nicht über dem Einsatz.", ar: "لن يتجاوز العائد مبلغ الرهان.",
  },
  "error.platform.municipality_not_found": {
    en: "Tell us in which municipality you live before you bet.", de: "Sag uns vor dem Wetten, in welcher Gemeinde du wohnst.", ar: "أخبرنا في أي بلدية تسكن قبل المراهنة.",
  },
  "error.platform.phone_not_verified": {
    en: "Verify your phone number before you bet.", de: "Bestätige vor dem Wetten deine Telefonnummer.", ar: "تحقّق من رقم هاتفك قبل المراهنة.",
  },
  "error.platform.terms_not_accepted": {
    en: "Accept our terms before you bet.", de: "Stimme vor dem Wetten unseren Bedingungen zu.", ar: "اقبل شروطنا قبل المراهنة.",
  },
  "error.platform.pve_player_bet_forbidden": {
    en: "You may not bet with this profile.", de: "Mit diesem Profil darfst du nicht wetten.", ar: "لا يُسمح لك بالمراهنة بهذا الحساب.",
  },
  "error.limits.required": {
    en: "Set the limits that your country asks for first.", de: "Lege zuerst die Limits fest, die dein Land verlangt.", ar: "حدّد أولًا الحدود التي يشترطها بلدك.",
  },
  "error.limits.selfexclusion": {
    en: "You have excluded yourself from betting.", de: "Du hast dich vom Wetten ausgeschlossen.", ar: "لقد استبعدت نفسك من المراهنة.",
  },
  "error.limits.coolingoff": {
    en: "You are taking a break from betting.", de: "Du machst gerade eine Wettpause.", ar: "أنت في استراحة من المراهنة.",
  },
  "error.limits.loss": {
    en: "This stake is above what your loss limit leaves.", de: "Dieser Einsatz liegt über dem Rest deines Verlustlimits.", ar: "هذا المبلغ يتجاوز ما تبقّى من حد خسارتك.",
  },
  "error.limits.wager": {
    en: "This stake is above what your stake limit leaves.", de: "Dieser Einsatz liegt über dem Rest deines Einsatzlimits.", ar: "هذا المبلغ يتجاوز ما تبقّى من حد مراهناتك.",
  },
  "error.limits.time": {
    en: "Your time limit is used up.", de: "Dein Zeitlimit ist aufgebraucht.", ar: "انتهى حد وقتك.",
  },
  "error.limits.activity": {
    en: "Your time for today is used up.", de: "Deine Zeit für heute ist aufgebraucht.", ar: "انتهى وقتك لهذا اليوم.",
  },
};
