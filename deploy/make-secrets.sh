#!/bin/sh
# Makes the secrets of deploy/compose.yaml, each once: a file that exists stays as it is.
# Usage: deploy/make-secrets.sh [folder], by default deploy/secrets. Needs openssl.
set -eu
folder=${1:-"$(dirname "$0")/secrets"}
umask 077
mkdir -p "$folder"

# Files are readable by the containers' users; the folder is not readable by other users of this machine.
keep() { [ -s "$folder/$1" ] || { printf '%s' "$2" > "$folder/$1"; chmod 0444 "$folder/$1"; }; }
text() { cat "$folder/$1"; }

for name in postgres_password redis_password token_secret payment_secret embed_secret operator_key metrics_token centrifugo_api_key centrifugo_proxy_secret; do
  keep "$name" "$(openssl rand -hex 32)"
done
# A key of the curve P-256, as the setting VAPID_KEY takes it: 32 bytes in base64url.
keep vapid_key "$(openssl ecparam -name prime256v1 -genkey -noout | openssl ec -no_public -outform DER 2>/dev/null | tail -c +8 | head -c 32 | openssl base64 -A | tr '+/' '-_' | tr -d '=')"
keep database_url "postgresql://touchline:$(text postgres_password)@postgres:5432/touchline"
keep redis_url "redis://:$(text redis_password)@redis:6379"
keep centrifugo.env "CENTRIFUGO_ENGINE_REDIS_ADDRESS=$(text redis_url)
CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY=$(text token_secret)
CENTRIFUGO_HTTP_API_KEY=$(text centrifugo_api_key)
CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_HTTP_STATIC_HEADERS={\"x-centrifugo-secret\":\"$(text centrifugo_proxy_secret)\"}
CENTRIFUGO_CHANNEL_PROXY_PUBLISH_HTTP_STATIC_HEADERS={\"x-centrifugo-secret\":\"$(text centrifugo_proxy_secret)\"}
"
echo "The secrets are in $folder. Keep a copy where the backups are."
