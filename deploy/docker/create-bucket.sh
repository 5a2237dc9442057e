#!/bin/sh
# Creates the bucket of the shop, and a user whose key may read and write it alone.
set -eu
mc alias set store http://files:9000 root-of-the-store "$(cat /run/secrets/s3_root_password)" > /dev/null
mc mb --ignore-existing "store/$S3_BUCKET"
cat > /tmp/policy.json <<POLICY
{ "Version": "2012-10-17", "Statement": [
  { "Effect": "Allow", "Action": ["s3:ListBucket"], "Resource": ["arn:aws:s3:::$S3_BUCKET"] },
  { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], "Resource": ["arn:aws:s3:::$S3_BUCKET/*"] } ] }
POLICY
mc admin policy create store shop-files /tmp/policy.json
mc admin user add store "$S3_ACCESS_KEY_ID" "$(cat /run/secrets/s3_secret)"
mc admin policy attach store shop-files --user "$S3_ACCESS_KEY_ID" 2> /dev/null || mc admin user info store "$S3_ACCESS_KEY_ID" | grep -q shop-files
