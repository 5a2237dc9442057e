#!/bin/sh
# Builds ffmpeg from the source package of the distribution, with its patches, and with nothing but what backend/src/modules/media/video uses:
# 5 MB instead of the 485 MB of the package and its libraries, and few decoders that a stranger's file could reach. The same script builds it
# outside of Docker, on Debian 12 or 13 as root. The program is ./ffmpeg in the folder $1; it needs libx264, libdav1d and zlib.
set -eu
cd "$1"

sources=/etc/apt/sources.list.d/debian.sources
[ ! -f "$sources" ] || sed -i 's/^Types: deb$/Types: deb deb-src/' "$sources"
apt-get update -qq
apt-get install -y -qq --no-install-recommends build-essential dpkg-dev nasm pkg-config libx264-dev libdav1d-dev zlib1g-dev
apt-get source -qq ffmpeg
cd ffmpeg-*/

# Files of phones, cameras and browsers in MP4, MOV and WebM; out come H.264 with AAC in MP4, copies of the tracks, and a frame as PNG.
./configure --disable-everything --disable-autodetect --disable-doc --disable-ffplay --disable-ffprobe --disable-network --disable-debug \
  --enable-gpl --enable-libx264 --enable-libdav1d --enable-zlib --enable-protocol=file \
  --enable-demuxer=mov,matroska --enable-muxer=mp4,mov,webm,image2 --enable-encoder=libx264,aac,png \
  --enable-decoder=h264,hevc,mpeg4,mjpeg,vp8,vp9,libdav1d,prores \
  --enable-decoder=aac,mp3,opus,vorbis,ac3,eac3,alac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s32le \
  --enable-parser=h264,hevc,mpeg4video,vp8,vp9,av1,aac,mpegaudio,opus,vorbis,ac3 \
  --enable-bsf=aac_adtstoasc,extract_extradata,h264_mp4toannexb,hevc_mp4toannexb,vp9_superframe,av1_frame_merge,null \
  --enable-filter=scale,format,null,anull,aformat,aresample,transpose,hflip,vflip,rotate,trim,atrim,fps
make -j"$(nproc)" ffmpeg
strip ffmpeg
mv ffmpeg ..
